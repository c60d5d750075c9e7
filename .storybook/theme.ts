import { create } from 'storybook/theming'
import { hexOf, type Appearance } from './foundations/read-path.ts'

/** Storybook's own look, in the colors of the console. */
function themeOf(appearance: Appearance) {
  const color = (name: string) => hexOf(name, appearance)
  return create({
    base: appearance,
    brandTitle: 'Waypost console',
    brandTarget: '_self',
    fontBase: `'Inter Variable', system-ui, sans-serif`,
    colorPrimary: color('teal.solid'),
    colorSecondary: color('teal.solid'),
    appBg: color('bg.canvas'),
    appContentBg: color('bg.panel'),
    appPreviewBg: color('bg.canvas'),
    appBorderColor: color('border'),
    appBorderRadius: 6,
    textColor: color('fg'),
    textMutedColor: color('fg.muted'),
    textInverseColor: color('fg.inverted'),
    barBg: color('bg.panel'),
    barTextColor: color('fg.muted'),
    barSelectedColor: color('teal.fg'),
    barHoverColor: color('teal.fg'),
    inputBg: color('bg.panel'),
    inputBorder: color('border.control'),
    inputTextColor: color('fg'),
    inputBorderRadius: 4,
  })
}

/** Light or dark, as the system is set. */
export const preferredTheme = () =>
  themeOf(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
