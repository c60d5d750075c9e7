/**
 * The content of a one-line field. `text`, such as a name, is only trimmed; an `identifier` (username, email, serial
 * number, MAC address) has no invisible characters; `exact` text, such as a password, is never changed.
 */
export type TextKind = 'text' | 'identifier' | 'exact'

// Zero-width spaces and joiners, soft hyphens and direction marks: invisible, and often pasted by accident.
const invisible = String.raw`\p{Cf}`
const outerBlanks = new RegExp(`^[\\s${invisible}]+|[\\s${invisible}]+$`, 'gu')
const allInvisible = new RegExp(`[${invisible}\\p{Cc}]`, 'gu')
const control = /\s*[\p{Cc}\u2028\u2029]+\s*/gu

/** A typed or pasted line as it is validated, stored and sent. */
export function cleanText(typed: string, kind: TextKind): string {
  if (kind === 'exact') return typed
  if (kind === 'identifier') return typed.replace(allInvisible, '').trim()
  return typed.replace(control, ' ').replace(outerBlanks, '')
}
