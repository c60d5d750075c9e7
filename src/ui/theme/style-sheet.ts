import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { keyframes } from '@chakra-ui/react/theme'
import { globalStyles } from './global-styles.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { look } from './theme.ts'
import { tokens } from './tokens.ts'

/** The theme with all values, the source of `generated/theme.css`: reset, global styles and tokens. */
export const styleSheetSystem = createSystem(
  defaultBaseConfig,
  look,
  { preflight: true, theme: { keyframes, tokens, semanticTokens } },
  ...globalStyles,
)
