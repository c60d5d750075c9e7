import chakra from '@chakra-ui/panda-preset'
import base from '@pandacss/preset-base'
import { breakpoints } from './src/ui/theme/breakpoints.ts'
import { conditions } from './src/ui/theme/conditions.ts'
import { globalCss } from './src/ui/theme/global-styles.ts'
import { patterns } from './src/ui/theme/patterns.ts'
import { recipes, slotRecipes } from './src/ui/theme/recipes.ts'
import { semanticTokens } from './src/ui/theme/semantic-tokens.ts'
import { tokens } from './src/ui/theme/tokens.ts'

const { theme: { animationStyles, keyframes, layerStyles, textStyles } = {}, utilities } =
  chakra as {
    theme?: { [part: string]: object }
    utilities?: { extend?: object }
  }

/** The look of the console, compiled: style props and recipes become classes and one style sheet when it is built. */
export default {
  presets: [base],
  include: [
    './src/{app,features,kit,shell,ui,i18n,session,routes,testing}/**/*.{ts,tsx}',
    './.storybook/**/*.tsx',
  ],
  outdir: 'src/styled-system',
  jsxFramework: 'react',
  prefix: { cssVar: 'wp' },
  cssVarRoot: 'html',
  preflight: false,
  globalCss,
  conditions: { extend: conditions },
  patterns,
  utilities: { extend: utilities?.extend },
  staticCss: { recipes: '*' },
  theme: {
    animationStyles,
    breakpoints,
    keyframes,
    layerStyles,
    textStyles,
    tokens,
    semanticTokens,
    recipes,
    slotRecipes,
  },
}
