import { semanticTokens } from '../src/ui/theme/semantic-tokens.ts'
import { tokens } from '../src/ui/theme/tokens.ts'

type Themed = { base: string; _dark?: string }
type Theme = 'light' | 'dark'

/** A group or a token of the W3C Design Tokens format. */
type Group = { [name: string]: Group | Token | string }
type Token = { $value: unknown; $type?: string; $description?: string }

/** Groups of the theme that the format has a type for, and that design tools read. */
const groups = {
  fontSizes: ['fontSize', 'dimension'],
  fontWeights: ['fontWeight', 'fontWeight'],
  lineHeights: ['lineHeight', 'number'],
  letterSpacings: ['letterSpacing', 'dimension'],
  fonts: ['fontFamily', 'fontFamily'],
  spacing: ['space', 'dimension'],
  radii: ['radius', 'dimension'],
  durations: ['duration', 'duration'],
  easings: ['easing', 'cubicBezier'],
} as const

/** The theme in the W3C Design Tokens format: what both themes share, and the colors and shadows of each. */
export function designTokens(): Group {
  return {
    $description: 'Generated from src/ui/theme by `npm run generate`. Do not edit.',
    shared: Object.fromEntries(
      Object.entries(groups).map(([group, [name, $type]]) => [
        name,
        { $type, ...tokensOf(tokens[group as keyof typeof groups], $type) },
      ]),
    ),
    light: themeOf('light'),
    dark: themeOf('dark'),
  }
}

function tokensOf(group: object, $type: string): Group {
  return Object.fromEntries(
    Object.entries(group)
      .map(([name, { value }]: [string, { value: string | number }]) => [name, read(value, $type)])
      .filter((entry): entry is [string, unknown] => entry[1] !== undefined)
      // A dot would separate groups.
      .map(([name, $value]) => [name.replace('.', '_'), { $value }]),
  )
}

function read(value: string | number, $type: string): unknown {
  const text = String(value)
  const figures = [...text.matchAll(/-?[\d.]+/g)].map(Number)
  if ($type === 'dimension') return dimension(text)
  if ($type === 'duration') return { value: figures[0], unit: 'ms' }
  if ($type === 'cubicBezier') return figures
  if ($type === 'fontFamily')
    return text.split(',').map((each) => each.trim().replaceAll(/^['"]|['"]$/g, ''))
  return Number(text)
}

/** In the units that the format knows. Letters are spaced by their own size, which it does not know. */
function dimension(text: string) {
  const [, figure, unit] = /^(-?[\d.]+)(rem|px)?$/.exec(text) ?? []
  return figure === undefined ? undefined : { value: Number(figure), unit: unit ?? 'px' }
}

function themeOf(theme: Theme): Group {
  return {
    color: { $type: 'color', ...colorsOf(semanticTokens.colors, theme) },
    shadow: {
      $type: 'shadow',
      ...Object.fromEntries(
        Object.entries(semanticTokens.shadows).map(([name, { value }]) => [
          name,
          { $value: shadowsOf(textIn(value, theme)) },
        ]),
      ),
    },
  }
}

function colorsOf(group: object, theme: Theme): Group {
  return Object.fromEntries(
    Object.entries(group).map(([name, part]: [string, object]) => {
      const key = name === 'DEFAULT' ? '$root' : name
      if (!('value' in part)) return [key, colorsOf(part, theme)]
      return [key, { $value: colorOf(textIn(part.value as Themed, theme)) }]
    }),
  )
}

const textIn = ({ base, _dark = base }: Themed, theme: Theme) => (theme === 'dark' ? _dark : base)

/** `{colors.gray.900/10}` is that gray at ten percent. */
function colorOf(reference: string) {
  const [, name = '', percent = '100'] = /^\{colors\.([\w.]+)(?:\/(\d+))?\}$/.exec(reference) ?? []
  const found = name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], tokens.colors)
  const { value: hex } = found as { value: string }
  const components = [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  )
  return { colorSpace: 'srgb', components, alpha: Number(percent) / 100, hex }
}

function shadowsOf(text: string) {
  return text.split(/,(?![^{]*\})/).map((each) => {
    const [color = ''] = /\{[^}]+\}/.exec(each) ?? []
    const [offsetX, offsetY, blur, spread] = [
      ...each.replace(color, '').matchAll(/-?[\d.]+(?:px)?/g),
    ]
      .map(([length]) => dimension(length))
      .concat(Array.from({ length: 4 }, () => ({ value: 0, unit: 'px' })))
    const inset = each.includes('inset') && { inset: true }
    return { color: colorOf(color), offsetX, offsetY, blur, spread, ...inset }
  })
}
