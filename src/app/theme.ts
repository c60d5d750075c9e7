import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  animationStyles,
  avatarSlotRecipe,
  breadcrumbSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  kbdRecipe,
  listboxSlotRecipe,
  menuSlotRecipe,
  breakpoints,
  buttonRecipe,
  codeRecipe,
  containerRecipe,
  emptyStateSlotRecipe,
  fieldSlotRecipe,
  globalCss,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  nativeSelectSlotRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  tableSlotRecipe,
  textStyles,
} from '@chakra-ui/react/theme'
import { semanticTokens } from './semantic-tokens.ts'
import { tokens } from './tokens.ts'

// A recipe that is missing here raises nothing, its component is just unstyled. theme.test.ts watches that.
const recipes = {
  kbd: kbdRecipe,
  button: buttonRecipe,
  code: codeRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  skipNavLink: skipNavLinkRecipe,
  spinner: spinnerRecipe,
}
const slotRecipes = {
  menu: menuSlotRecipe,
  listbox: listboxSlotRecipe,
  drawer: drawerSlotRecipe,
  dialog: dialogSlotRecipe,
  breadcrumb: breadcrumbSlotRecipe,
  avatar: avatarSlotRecipe,
  alert: alertSlotRecipe,
  emptyState: emptyStateSlotRecipe,
  field: fieldSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  table: tableSlotRecipe,
}

/** The console's look: its tokens, and those of Chakra's recipes that it uses. */
export const system = createSystem(
  defaultBaseConfig,
  {
    preflight: true,
    globalCss,
    cssVarsPrefix: 'wp',
    cssVarsRoot: ':where(html, .chakra-theme)',
    theme: {
      breakpoints,
      keyframes,
      tokens,
      semanticTokens,
      textStyles,
      layerStyles,
      animationStyles,
      recipes,
      slotRecipes,
    },
  },
  {
    globalCss: {
      html: { colorPalette: 'teal', bg: 'bg.canvas' },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      '*, *::before, *::after': {
        _motionReduce: {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
        },
      },
    },
  },
)
