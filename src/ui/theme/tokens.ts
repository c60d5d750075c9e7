const values = <Value>(list: Record<string, Value>): Record<string, { value: Value }> =>
  Object.fromEntries(Object.entries(list).map(([name, value]) => [name, { value }]))

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const shades = (hexes: string) =>
  Object.fromEntries(hexes.split(' ').map((hex, index) => [steps[index], { value: `#${hex}` }]))

const widths = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28]
const spacing = Object.fromEntries(
  [...widths, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96].map((width) => [
    width,
    { value: `${width / 4}rem` },
  ]),
)

/**
 * The raw values of the theme. The names are Chakra's, because its recipes refer to them, and so are the values except
 * the grays, red, amber and the typeface. Chakra's full set is left out: it is larger than all code of the sign-in screen.
 */
export const tokens = {
  colors: {
    ...values({ transparent: 'transparent', current: 'currentColor' }),
    // Edges of controls on a light ground: 3 to 1 against it, and no more.
    ...values({ edge: '#7d8b90' }),
    // Edges of panels in the dark theme, between two grays.
    ...values({ rule: '#2d393d' }),
    ...values({ black: '#09090b', white: '#ffffff' }),
    blackAlpha: values({ 500: 'rgba(0, 0, 0, 0.36)' }),
    gray: shades('f7f9f9 eef2f2 dfe5e6 c6cfd1 94a1a5 6a787d 4d5a5f 374347 263134 1a2326 0b1012'),
    red: shades('fef2f3 fde3e7 fbcad2 fca5a9 f4525e e32a4b c70f3a 980d2d 56101f 330c15 20080d'),
    // Amber, under the name that Chakra's recipes use for warnings. Orange is too close to red.
    orange: shades('fffbeb fef3c7 fde68a fcd34d fbbf24 d99a06 b68500 7a5400 573c04 352503 211702'),
    green: shades('f0fdf4 dcfce7 bbf7d0 86efac 4ade80 22c55e 16a34a 116932 124a28 042713 03190c'),
    teal: shades('e6f6f3 ccfbf1 99f6e4 5eead4 2dd4bf 14b8a6 0d9488 0c5d56 114240 0e3331 021716'),
    blue: shades('eff6ff dbeafe bfdbfe a3cfff 60a5fa 3b82f6 2563eb 173da6 1a3478 14204a 0c142e'),
  },
  fonts: values({
    heading: `'Inter Variable', system-ui, sans-serif`,
    body: `'Inter Variable', system-ui, sans-serif`,
    mono: 'SFMono-Regular,Menlo,Monaco,Consolas,"Liberation Mono","Courier New",monospace',
  }),
  fontSizes: values({
    '2xs': '0.625rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
    '7xl': '4.5rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  letterSpacings: values({ tight: '-0.025em', wide: '0.025em', widest: '0.1em' }),
  lineHeights: values({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625 }),
  spacing,
  sizes: {
    ...spacing,
    ...values({
      '3xs': '14rem',
      '2xs': '16rem',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '5xl': '64rem',
      '6xl': '72rem',
      '7xl': '80rem',
      '8xl': '90rem',
      // The two widths of content: tables and records, forms and text.
      data: '110rem',
      form: '45rem',
      max: 'max-content',
      min: 'min-content',
      fit: 'fit-content',
      prose: '60ch',
      full: '100%',
      dvh: '100dvh',
      dvw: '100dvw',
    }),
  },
  radii: values({
    none: '0',
    xs: '0.125rem',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '0.75rem',
    full: '9999px',
  }),
  borderWidths: values({ edge: '3px' }),
  cursor: values({
    button: 'pointer',
    checkbox: 'default',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'default',
    slider: 'default',
    switch: 'pointer',
  }),
  durations: values({
    fastest: '50ms',
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: values({
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  animations: values({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  zIndex: values({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
}
