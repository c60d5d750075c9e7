import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
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
  semanticTokens,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  tableSlotRecipe,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme'

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

const font = `'Inter Variable', system-ui, sans-serif`

const waypost = defineConfig({
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
  theme: {
    tokens: {
      fonts: { heading: { value: font }, body: { value: font } },
      colors: {
        gray: {
          50: { value: '#f7f9f9' },
          100: { value: '#eef2f2' },
          200: { value: '#dfe5e6' },
          300: { value: '#c6cfd1' },
          400: { value: '#94a1a5' },
          500: { value: '#6a787d' },
          600: { value: '#4d5a5f' },
          700: { value: '#374347' },
          800: { value: '#232d30' },
          900: { value: '#182023' },
          950: { value: '#101618' },
        },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: { value: { _light: '{colors.white}', _dark: '{colors.gray.900}' } },
          canvas: { value: { _light: '{colors.gray.50}', _dark: '{colors.gray.950}' } },
          panel: { value: { _light: '{colors.white}', _dark: '{colors.gray.900}' } },
          subtle: { value: { _light: '{colors.gray.50}', _dark: '{colors.gray.800}' } },
          muted: { value: { _light: '{colors.gray.100}', _dark: '{colors.gray.800}' } },
        },
        fg: {
          DEFAULT: { value: { _light: '{colors.gray.900}', _dark: '{colors.gray.100}' } },
          muted: { value: { _light: '{colors.gray.600}', _dark: '{colors.gray.400}' } },
          error: { value: { _light: '{colors.red.700}', _dark: '{colors.red.300}' } },
        },
        border: {
          DEFAULT: { value: { _light: '{colors.gray.200}', _dark: '{colors.gray.800}' } },
          // Edges of controls: 3 to 1 against what lies behind them.
          control: { value: { _light: '{colors.gray.500}', _dark: '{colors.gray.500}' } },
        },
        teal: {
          subtle: { value: { _light: '{colors.teal.50}', _dark: '{colors.teal.950}' } },
          solid: { value: { _light: '{colors.teal.700}', _dark: '{colors.teal.700}' } },
          fg: { value: { _light: '{colors.teal.700}', _dark: '{colors.teal.300}' } },
          focusRing: { value: { _light: '{colors.teal.600}', _dark: '{colors.teal.400}' } },
        },
      },
    },
  },
})

/** The console's look: Chakra's tokens with the recipes that the console uses, and its own greys and accent. */
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
  waypost,
)
