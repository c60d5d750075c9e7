/**
 * What a one-line field holds. A `text` such as a name keeps everything inside it; an `identifier` (username, e-mail, serial
 * number, MAC address) has no invisible characters; what is `exact`, such as a password, is never changed.
 */
export type TextKind = 'text' | 'identifier' | 'exact'

// Zero-width blanks and joiners, soft hyphens and marks of direction: pasted along, and never seen.
const invisible = String.raw`\p{Cf}`
const outerBlanks = new RegExp(`^[\\s${invisible}]+|[\\s${invisible}]+$`, 'gu')
const allInvisible = new RegExp(`[${invisible}\\p{Cc}]`, 'gu')
const control = /\s*[\p{Cc}\u2028\u2029]+\s*/gu

/** A typed or pasted line as it is judged, stored and sent. */
export function cleanText(typed: string, kind: TextKind): string {
  if (kind === 'exact') return typed
  if (kind === 'identifier') return typed.replace(allInvisible, '').trim()
  return typed.replace(control, ' ').replace(outerBlanks, '')
}
