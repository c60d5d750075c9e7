/** A value for each theme. `_light` is for a light part of a dark page. */
const themed = (light: string, dark: string) => ({
  value: { base: light, ...(dark !== light && { _light: light, _dark: dark }) },
})

const tone = (light: string, dark = light) => themed(`{colors.${light}}`, `{colors.${dark}}`)

const statuses = (light: number, dark: number) => ({
  error: tone(`red.${light}`, `red.${dark}`),
  warning: tone(`orange.${light}`, `orange.${dark}`),
  success: tone(`green.${light}`, `green.${dark}`),
  info: tone(`blue.${light}`, `blue.${dark}`),
})

const palette = (name: string) => ({
  contrast: tone('white'),
  fg: tone(`${name}.700`, `${name}.300`),
  subtle: tone(`${name}.100`, `${name}.900`),
  muted: tone(`${name}.200`, `${name}.800`),
  emphasized: tone(`${name}.300`, `${name}.700`),
  solid: tone(`${name}.600`),
  // The same accent everywhere, so that the focus is easy to find.
  focusRing: tone('teal.600', 'teal.400'),
  border: tone(`${name}.500`, `${name}.400`),
})

const shadow = (light: string, dark: string, edge = 30) =>
  themed(
    `0px ${light} {colors.gray.900/10}, 0px 0px 1px {colors.gray.900/${edge}}`,
    `0px ${dark} {colors.black/64}, 0px 0px 1px inset {colors.gray.300/${edge}}`,
  )

/** Tokens by purpose, for light and dark. Use these, never the raw shades. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: tone('white', 'gray.900'),
      canvas: tone('gray.50', 'gray.950'),
      panel: tone('white', 'gray.900'),
      subtle: tone('gray.50', 'gray.800'),
      muted: tone('gray.100', 'gray.800'),
      emphasized: tone('gray.200', 'gray.800'),
      inverted: tone('black', 'white'),
      ...statuses(50, 950),
    },
    fg: {
      DEFAULT: tone('gray.900', 'gray.100'),
      muted: tone('gray.600', 'gray.400'),
      subtle: tone('gray.400', 'gray.500'),
      inverted: tone('gray.50', 'black'),
      ...statuses(600, 300),
      error: tone('red.700', 'red.300'),
      warning: tone('orange.700', 'orange.300'),
    },
    border: {
      DEFAULT: tone('gray.200', 'rule'),
      // Edges of controls: 3 to 1 against their background.
      control: tone('edge', 'gray.500'),
      muted: tone('gray.100', 'gray.800'),
      subtle: tone('gray.50', 'gray.950'),
      emphasized: tone('gray.300', 'gray.700'),
      inverted: tone('gray.800', 'gray.200'),
      ...statuses(500, 400),
    },
    // Icons and edges of alerts: 3 to 1 against the panel, and clearly different from each other (CIEDE2000 of 40 or more). As
    // text on white, no amber is both readable and different enough from red, so the word beside the icon is neutral.
    severity: {
      critical: tone('red.600', 'red.400'),
      warning: tone('orange.600', 'orange.400'),
      info: tone('blue.600', 'blue.400'),
      neutral: tone('gray.500', 'gray.400'),
    },
    // Columns of a chart: 3 to 1 against the panel.
    chart: tone('teal.600', 'teal.400'),
    gray: {
      ...palette('gray'),
      // One shade above its panel.
      subtle: tone('gray.100', 'gray.800'),
      muted: tone('gray.200', 'gray.700'),
      contrast: tone('white', 'black'),
      fg: tone('gray.800', 'gray.200'),
      solid: tone('gray.900', 'white'),
      border: tone('gray.200', 'rule'),
    },
    teal: {
      ...palette('teal'),
      subtle: tone('teal.50', 'teal.900'),
      solid: tone('teal.700'),
    },
    red: palette('red'),
    orange: {
      ...palette('orange'),
      contrast: tone('white', 'black'),
      solid: tone('orange.700', 'orange.500'),
    },
    green: { ...palette('green'), solid: tone('green.700') },
    blue: palette('blue'),
  },
  shadows: {
    xs: shadow('1px 2px', '1px 1px', 20),
    sm: shadow('2px 4px', '2px 4px'),
    md: shadow('4px 8px', '4px 8px'),
    lg: shadow('8px 16px', '8px 16px'),
    xl: shadow('16px 24px', '16px 24px'),
    inset: themed('inset 0 0 0 1px {colors.black/5}', 'inset 0 0 0 1px {colors.gray.300/5}'),
  },
  radii: {
    l1: { value: '{radii.xs}' },
    l2: { value: '{radii.sm}' },
    l3: { value: '{radii.md}' },
  },
}
