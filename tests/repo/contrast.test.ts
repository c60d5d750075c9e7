import { expect, test } from 'vitest'
import { baseSystem } from '../../src/components/theme/base-theme.ts'

const grounds = ['bg', 'bg.canvas', 'bg.panel', 'bg.subtle', 'bg.muted']
const palettes = ['gray', 'teal', 'red', 'orange', 'green', 'blue']
const statuses = ['error', 'warning', 'success', 'info']

/** What is read, on what: 4.5 to 1. */
const texts = [
  ...grounds.flatMap((ground) => [
    ['fg', ground],
    ['fg.muted', ground],
  ]),
  ...['bg', 'bg.canvas', 'bg.panel'].flatMap((ground) => [
    ...palettes.map((name) => [`${name}.fg`, ground]),
    ['fg.error', ground],
  ]),
  ...palettes.flatMap((name) => [
    [`${name}.fg`, `${name}.subtle`],
    [`${name}.contrast`, `${name}.solid`],
  ]),
  ...statuses.map((name) => ['fg', `bg.${name}`]),
]

/** Edges and marks without which a control is not seen: 3 to 1. */
const edges = [
  ...['bg', 'bg.canvas', 'bg.panel'].map((ground) => ['border.control', ground]),
  ...['bg', 'bg.canvas', 'bg.panel'].map((ground) => ['teal.focusRing', ground]),
]

for (const theme of ['light', 'dark'] as const) {
  test.each(texts)(`%s is legible on %s in ${theme}`, (text = '', ground = '') => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)(`%s is seen on %s in ${theme}`, (edge = '', ground = '') => {
    expect(contrast(colour(edge, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
}

test('the measure is that of the guidelines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

/** The colour behind a semantic token, as `#rrggbb`. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const token = baseSystem.tokens.getByName(`colors.${name}`)
  const conditions = token?.extensions.conditions as Record<string, string> | undefined
  const value: string = conditions?.[`_${theme}`] ?? token?.originalValue ?? ''
  const reference = /^\{colors\.(.+)\}$/.exec(value)?.[1]
  if (reference) return colour(reference, theme)
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${name} has no colour in ${theme}: ${value}`)
  return value
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
