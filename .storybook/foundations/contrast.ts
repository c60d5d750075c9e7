import { semanticTokens } from '../../src/components/theme/semantic-tokens.ts'
import { tokens } from '../../src/components/theme/tokens.ts'
import { readPath } from './read-path.ts'

export type Appearance = 'light' | 'dark'

/** A colour that stands on another one, and how much it has to differ: 4.5 for text, 3 for edges and signs. */
export type Pair = { front: string; ground: string; least: 4.5 | 3 }

const palettes = ['teal', 'gray', 'red', 'orange', 'green', 'blue']
const grounds = ['bg', 'bg.canvas', 'bg.muted']

const pair = (front: string, ground: string, least: 4.5 | 3 = 4.5): Pair => ({
  front,
  ground,
  least,
})

/** The combinations that screens and components are built of. */
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
  pair('border.control', 'bg', 3),
  pair('border.control', 'bg.canvas', 3),
]

/** The value of a colour with a meaning, such as `fg.muted`, as `#rrggbb`. */
export function hexOf(name: string, appearance: Appearance): string {
  const found = readPath(semanticTokens.colors, name)
  const tone = readPath(found, 'DEFAULT') ?? found
  const reference = readPath(tone, `value._${appearance}`)
  const token = typeof reference === 'string' ? reference.replaceAll(/^\{colors\.|\}$/g, '') : ''
  const hex = readPath(tokens.colors, `${token}.value`)
  if (typeof hex !== 'string') throw new Error(`No colour is called ${name}`)
  return hex
}

/** How much two colours differ, from 1 to 21, as WCAG counts it. */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
