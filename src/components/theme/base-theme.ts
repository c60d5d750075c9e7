import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import {
  breakpoints,
  buttonRecipe,
  globalCss,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  linkRecipe,
  spinnerRecipe,
  textStyles,
} from '@chakra-ui/react/theme'
import { semanticTokens } from './semantic-tokens.ts'
import { tokens } from './tokens.ts'

/** What every screen is drawn with. Screens behind the sign-in add to it in `signed-in-theme.tsx`. */
export const look = defineConfig({
  cssVarsPrefix: 'wp',
  cssVarsRoot: ':where(html, .chakra-theme)',
  theme: {
    breakpoints,
    keyframes: { spin: { '100%': { transform: 'rotate(360deg)' } } },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      icon: iconRecipe,
      input: inputRecipe,
      link: linkRecipe,
      spinner: spinnerRecipe,
    },
  },
})

/** The theme of the public screens, and of whatever shows when nothing else does. */
export const baseSystem = createSystem(
  defaultBaseConfig,
  look,
  { preflight: true, globalCss },
  {
    globalCss: {
      html: {
        colorPalette: 'teal',
        bg: 'bg.canvas',
        _print: { bg: 'bg' },
        colorScheme: 'light',
      },
      // Paper shows what was asked for, whole: no menus, and no frame that scrolls.
      '@page': { margin: '12mm' },
      nav: { _print: { display: 'none !important' } },
      ':has(> table), :has(> * > table)': { _print: { overflow: 'visible !important' } },
      'tr, li': { _print: { breakInside: 'avoid' } },
      // It takes the focus when a screen opens, and cannot be operated.
      'h1[tabindex="-1"]': { outline: 'none' },
      '.dark': { colorScheme: 'dark' },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      '*, *::before, *::after': {
        _motionReduce: {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
        },
      },
      // Ark waits for the end of a closing animation, misses it on a busy machine, and what was closed stays.
      '[data-scope][data-state=closed]': { animation: 'none !important' },
    },
  },
)
