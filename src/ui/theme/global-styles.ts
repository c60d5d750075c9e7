import chakra from '@chakra-ui/panda-preset'
import { tableStyle } from './table-style.ts'

const forced = '@media (forced-colors: active)'

/**
 * For forced colors, such as Windows contrast themes: they remove fills and shadows, so selected items use the system's
 * highlight color, and floating parts get a border.
 */
const forcedColors = {
  ':is(a[aria-current], [aria-pressed=true], [role=tab][aria-selected=true], [data-highlighted], td > [data-selected])':
    {
      [forced]: {
        forcedColorAdjust: 'none',
        bg: 'Highlight !important',
        color: 'HighlightText !important',
      },
    },
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-hints])':
    { [forced]: { border: '1px solid !important' } },
}

/** Chakra's global styles, and ours. */
export const globalCss = {
  ...chakra.globalCss,
  html: {
    color: 'fg',
    lineHeight: '1.5',
    colorPalette: 'teal',
    '--focus-ring-width': '2px',
    bg: 'bg.canvas',
    // Without the room for messages.
    _print: { bg: 'bg', paddingBottom: '0 !important' },
    colorScheme: 'light',
  },
  // Print shows the whole content: no menus, and no frame that scrolls.
  '@page': { margin: '12mm' },
  nav: { _print: { display: 'none !important' } },
  ':has(> table), :has(> * > table)': { _print: { overflow: 'visible !important' } },
  'tr, li': { _print: { breakInside: 'avoid' } },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'teal.focusRing',
    outlineOffset: '2px',
  },
  // Headings get the focus so that screen readers continue from them, but they are not controls.
  ':is(h1, h2, h3)[tabindex="-1"]:focus': { outlineStyle: 'none' },
  // Chakra resets it for all elements, but links, names and codes break as the text around them does.
  'a, bdi': { overflowWrap: 'inherit' },
  '.dark': { colorScheme: 'dark' },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // With a duration, every property of every element would have a transition, one after the other down the tree.
      transitionProperty: 'none !important',
    },
  },
  ...forcedColors,
  '.wp-table': tableStyle,
  // Ark waits for a closing animation to end. On a busy machine it may miss the end, and the part would stay open.
  '[data-scope][data-state=closed]': { animation: 'none !important' },
}
