import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react'
import {
  animationStyles,
  breakpoints,
  buttonRecipe,
  headingRecipe,
  inputRecipe,
  layerStyles,
  linkRecipe,
  spinnerRecipe,
  textStyles,
} from '@chakra-ui/react/theme'
import { tokenNames } from './generated/token-names.ts'

/**
 * The theme without its values. A component without its recipe is unstyled, without an error. Parts that are
 * not on the first screen, or that load lazily, pass their recipe to their root.
 */
export const look = defineConfig({
  cssVarsPrefix: 'wp',
  cssVarsRoot: ':where(html, .chakra-theme)',
  theme: {
    breakpoints,
    textStyles,
    layerStyles,
    animationStyles,
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      spinner: spinnerRecipe,
    },
  },
})

/**
 * The console's theme. Styles refer to tokens by their CSS variables, whose values are in `generated/theme.css`, so
 * the browser needs only the names, and inserts no style sheet at start-up.
 */
export const system: SystemContext = {
  ...createSystem(defaultBaseConfig, look, { theme: { tokens: namedTokens() } }),
  _global: [],
}

type Tokens = { [name: string]: Tokens | { value: number } }

function namedTokens(): Tokens {
  const tokens: Tokens = {}
  for (const [category, names] of Object.entries(tokenNames)) {
    for (const name of names.split(' ')) {
      let group = (tokens[category] ??= {}) as Tokens
      for (const part of name.split('/').slice(0, -1)) group = (group[part] ??= {}) as Tokens
      // Chakra drops a token whose value is empty.
      group[name.split('/').at(-1) ?? ''] = { value: 0 }
    }
  }
  return tokens
}
