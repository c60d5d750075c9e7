import type { Styles } from './styles.ts'

/** The column with the row's name stays in place when a narrow table scrolls sideways. */
const nameCell: Styles = {
  position: { md: 'sticky', lg: 'static' },
  insetInlineStart: '0',
  // Above the buttons of other headings, which slide under it.
  zIndex: '1',
  '[data-scrolled] &': { borderInlineEndWidth: { md: '1px', lg: '0' } },
}

/**
 * Texts at the start of their cell that keep their own direction: on an Arabic page, an English one has its period at its end,
 * and is cut off there. With `plaintext`, the browser takes `start` for the start of the text.
 */
export const ownDirection: Styles = {
  unicodeBidi: 'plaintext',
  textAlign: 'left',
  _rtl: { textAlign: 'right' },
}

const atEnd: Styles = { textAlign: 'right', _rtl: { textAlign: 'left' } }

/** For plain elements in a table. */
export const focusRing: Styles = { outline: 'none', focusVisibleRing: 'outside' }

/** Contents of cells: names, states, addresses, checkboxes and buttons. */
export const cells: Styles = {
  '& [data-cell=name]': nameCell,
  '& > * > tr > [data-cell=actions]': {
    position: { md: 'sticky' },
    insetInlineEnd: '0',
    // Fades the truncated end.
    _before: {
      content: '""',
      display: { base: 'none', md: 'block' },
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '100%',
      // Uses the cell's padding, so that numbers are not faded.
      width: '3',
      // Without a mask, which would be a layer in each row.
      bgImage: 'linear-gradient(to left, var(--row-bg), transparent)',
      pointerEvents: 'none',
      _rtl: { bgImage: 'linear-gradient(to right, var(--row-bg), transparent)' },
    },
  },
  '& [data-cell=select]': { pe: '0 !important' },
  '& > * > tr > [data-align=end]': atEnd,
  '& [data-cell=select] > label': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '6',
    minW: '6',
    '& > input': { boxSize: '4', accentColor: 'teal.solid' },
  },
  // Larger hit area: the padding of an inline element takes up no space.
  '& td a:not([data-action])': { py: '1.5' },
  // Only the row's own name has the color of a link.
  '& a[data-link]': {
    borderRadius: 'l1',
    ...focusRing,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'currentColor/20',
    _hover: { color: 'teal.fg' },
  },
  '& [data-cell=name] [data-link]': { fontWeight: 'medium', color: 'fg' },
  '& [data-cell=name] a[data-link]': {
    color: 'teal.fg',
    '&:not(:hover)': { textDecoration: 'none' },
  },
  // The icon before a state's word, which says the same.
  '& [data-status]': { whiteSpace: 'nowrap' },
  '& [data-status]::before': {
    content: '"●" / ""',
    display: 'inline-block',
    minW: '3',
    me: '1.5',
    fontSize: '0.7em',
    lineHeight: '1',
    // The signs stand lower in their line than letters.
    verticalAlign: '0.15em',
    textAlign: 'center',
    color: 'green.fg',
  },
  '& [data-status=neutral]::before': { content: '"○" / ""', color: 'fg.muted' },
  '& [data-status=info]::before': { content: '"◆" / ""', color: 'blue.fg' },
  '& [data-status=warning]::before': { content: '"▲" / ""', color: 'orange.fg' },
  '& [data-status=error]::before': { content: '"✕" / ""', color: 'red.fg' },
  // Filled, for the few states that need action now.
  '& [data-status=critical]': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '5',
    px: '2',
    textStyle: 'xs',
    fontWeight: 'medium',
    borderRadius: 'l1',
    bg: 'red.solid',
    color: 'red.contrast',
    '&::before': { content: '"✕" / ""', color: 'inherit' },
  },
  '& td > [href^="mailto:"]': {
    borderRadius: 'l1',
    ...focusRing,
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  // Holds the exact time, which is out of sight.
  '& td > time': { position: 'relative' },
  // Details of a value, on the same line.
  '& td > small': { textStyle: 'xs', color: 'fg.muted' },
  // Two short lines, in a row of the usual height.
  '& td > [data-line]': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    unicodeBidi: 'plaintext',
  },
  // What gives way on a line to what follows.
  '& td > [data-line] > [data-part]': {
    display: 'inline-block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
  },
  // A button for touch; a pointer does not need it.
  '& [data-touch]': {
    display: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'middle',
    boxSize: '6',
    ms: '1.5',
    color: 'fg.muted',
    borderRadius: 'l1',
    ...focusRing,
    '@media (hover: none)': { display: 'inline-flex' },
  },
  '& td > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '6',
    '& > input': { boxSize: '4', accentColor: 'teal.solid' },
  },
  '& td > code': {
    unicodeBidi: 'plaintext',
    colorPalette: 'gray',
    display: 'inline-block',
    maxW: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
    lineHeight: '1.25rem',
    px: '1.5',
    fontFamily: 'mono',
    textStyle: 'xs',
    borderRadius: 'l2',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
}

export const actions: Styles = {
  '& [data-action]': {
    colorPalette: 'gray',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'top',
    h: '8',
    minW: '8',
    px: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    // Their words are for screen readers, and in a tooltip.
    fontSize: '0',
    color: 'colorPalette.fg',
    cursor: 'button',
    userSelect: 'none',
    ...focusRing,
    _hover: { bg: 'colorPalette.subtle' },
    _expanded: { bg: 'colorPalette.subtle' },
    _disabled: { layerStyle: 'disabled', _hover: { bg: 'transparent' } },
    '&::before': {
      content: '""',
      boxSize: '4',
      flexShrink: '0',
      bg: 'currentColor',
      maskSize: 'contain',
      '@media (forced-colors: active)': { bg: 'ButtonText', forcedColorAdjust: 'none' },
    },
    // The icon turns into a spinner.
    '&[aria-busy=true]::before': {
      maskImage: 'none!',
      bg: 'transparent!',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderBottomColor: 'transparent',
      borderRadius: 'full',
      animation: 'spin',
    },
    '& + [data-action]': { ms: '1' },
  },
  '& [data-action=danger]': { colorPalette: 'red' },
  // At the end of its row, so that it lines up where a row lacks an action.
  '& [data-action=menu]': { float: { md: 'inline-end' } },
  // Buttons of rows that are not hovered are muted, except on touch screens.
  '@media (hover: hover)': {
    '& > tbody > tr:not(:hover):not(:focus-within) [data-action]': {
      color: 'fg.muted',
    },
  },
  '&[data-compact] [data-action]': {
    h: '6',
    minW: '6',
    '&::before': { boxSize: '3.5' },
  },
}
