import Color from 'colorjs.io'

/** A color on its background, and the minimum contrast: 4.5 for text, 3 for edges and icons. */
export type Pair = { front: string; ground: string; least: 4.5 | 3 }

const palettes = ['teal', 'gray', 'red', 'orange', 'green', 'blue']
const grounds = ['bg', 'bg.canvas', 'bg.muted']

/** From the most to the least serious. */
export const severities = ['critical', 'warning', 'info', 'neutral'] as const

const pair = (front: string, ground: string, least: 4.5 | 3 = 4.5): Pair => ({
  front,
  ground,
  least,
})

/** The combinations that screens and components use. */
export const pairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => [pair('fg', ground), pair('fg.muted', ground)]),
  pair('fg.error', 'bg'),
  pair('fg.error', 'bg.canvas'),
  ...palettes.flatMap((palette) => [
    pair(`${palette}.fg`, `${palette}.subtle`),
    pair(`${palette}.fg`, 'bg'),
    pair(`${palette}.fg`, 'bg.canvas'),
    pair(`${palette}.contrast`, `${palette}.solid`),
    pair(`${palette}.focusRing`, 'bg', 3),
    pair(`${palette}.focusRing`, 'bg.canvas', 3),
  ]),
  pair('fg.warning', 'bg'),
  ...severities.flatMap((severity) => [
    pair(`severity.${severity}`, 'bg', 3),
    pair(`severity.${severity}`, 'bg.canvas', 3),
  ]),
  pair('border.control', 'bg', 3),
  pair('border.control', 'bg.canvas', 3),
]

/** The contrast of two colors, from 1 to 21, as WCAG defines it. */
export const contrast = (first: string, second: string): number =>
  new Color(first).contrastWCAG21(second)

/** The perceived difference of two colors (CIEDE2000). From about 10 they look different, from 40 unrelated. */
export const difference = (first: string, second: string): number =>
  new Color(first).deltaE2000(second)
