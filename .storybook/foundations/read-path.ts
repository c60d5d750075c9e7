import { semanticTokens } from '../../src/ui/theme/semantic-tokens.ts'
import { tokens } from '../../src/ui/theme/tokens.ts'

export type Appearance = 'light' | 'dark'

/** The value at a path such as `gray.900.value` in nested objects; undefined where the path leads nowhere. */
export function readPath(object: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null && key in part
          ? Reflect.get(part, key)
          : undefined,
      object,
    )
}

/** The value of a named color such as `fg.muted`, as `#rrggbb`. */
export function hexOf(name: string, appearance: Appearance): string {
  const found = readPath(semanticTokens.colors, name)
  const tone = readPath(found, 'DEFAULT') ?? found
  const reference = readPath(tone, `value._${appearance}`) ?? readPath(tone, 'value.base')
  const token = typeof reference === 'string' ? reference.replaceAll(/^\{colors\.|\}$/g, '') : ''
  const hex = readPath(tokens.colors, `${token}.value`)
  if (typeof hex !== 'string') throw new Error(`No color is called ${name}`)
  return hex
}

/** A length of the theme in pixels, beside its own unit: `0.75rem` is "0.75rem, 12 px". */
export function withPixels(length: unknown): string {
  const text = String(length)
  return text.endsWith('rem') ? `${text}, ${Number.parseFloat(text) * 16} px` : text
}
