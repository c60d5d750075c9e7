import { NumberParser } from '@internationalized/number'

/**
 * The number that was typed in the reader's language: null for nothing, NaN for a text that is not a number, for a
 * fraction where `whole` is asked for, and for a number too large to be kept exactly. Latin digits are read in every
 * language.
 */
export function parseNumber(text: string, locale: string, whole = false): number | null {
  // Word processors write a minus that the parser reads in few languages, and some pad a number with invisible characters.
  const plain = text.replaceAll('\u2212', '-').replace(/[\s\p{Cf}]/gu, '')
  if (plain === '') return null
  // The parser would read 0x10 and Infinity.
  if (/\p{L}/u.test(plain)) return NaN
  const number = new NumberParser(locale).parse(plain)
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) return NaN
  return whole && !Number.isInteger(number) ? NaN : number
}

/** A number as the field shows it: without group separators, with every decimal place. Other texts are unchanged. */
export function numberText(value: unknown, locale: string): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number' || Number.isNaN(value)) return ''
  return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 })
}
