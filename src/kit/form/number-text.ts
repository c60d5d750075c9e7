import { NumberParser } from '@internationalized/number'

/**
 * The number that was typed in the reader's language: null for nothing, NaN for a text that is not a number, for a
 * fraction where `whole` is asked for, for a number that cannot be kept exactly, and for one with a separator out of
 * place. Latin digits are read in every language, and so is `1e3`.
 */
export function parseNumber(text: string, locale: string, whole = false): number | null {
  const number = readNumber(text, locale)
  if (number === null) return null
  return isKept(text, number) && (!whole || Number.isInteger(number)) ? number : NaN
}

/** Whether a text is a number that has too many digits to be kept. */
export function hasTooManyDigits(text: string, locale: string): boolean {
  const number = readNumber(text, locale)
  return number !== null && !Number.isNaN(number) && !isKept(text, number)
}

/**
 * Whether a group separator is misplaced, as in `2,5` in English. The parser would leave it out, and
 * read 25.
 */
export function hasMisplacedSeparator(text: string, locale: string): boolean {
  const number = plainText(text).replace(/^[+-]\s*|e[+-]?\d+$/gi, '')
  if (!/^[\p{Nd}\p{P}\s]*$/u.test(number)) return false
  const { separator, grouped } = groupsOf(number, locale)
  return separator.test(number) && !grouped.test(number)
}

/** A number as the field shows it: without group separators, with every decimal place. Other texts are unchanged. */
export function numberText(value: unknown, locale: string): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number' || Number.isNaN(value)) return ''
  return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 })
}

function readNumber(text: string, locale: string): number | null {
  const plain = plainText(text)
  if (plain === '') return null
  if (hasMisplacedSeparator(plain, locale)) return NaN
  const [, mantissa = plain, exponent] = /^(.*\p{Nd}.*)e([+-]?\d+)$/iu.exec(plain) ?? []
  // The parser would read 0x10 and Infinity.
  if (/\p{L}/u.test(mantissa)) return NaN
  const number = new NumberParser(locale).parse(mantissa)
  return exponent === undefined ? number : Number(`${number}e${exponent}`)
}

// Word processors write a minus that the parser reads in few languages, and some pad a number with invisible characters.
const plainText = (text: string) =>
  text
    .replaceAll('\u2212', '-')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** What separates the groups of a number, and how a number begins whose groups are whole. Both are those of the reader. */
function groupsOf(text: string, locale: string) {
  const numberingSystem = new NumberParser(locale).getNumberingSystem(text)
  const format = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: 'always' })
  const parts = format.formatToParts(12345678)
  // Indian groups are of two digits, the last of three.
  const [last = 3, other = last] = parts
    .filter(({ type }) => type === 'integer')
    .map(({ value }) => value.length)
    .reverse()
  const own = parts.find(({ type }) => type === 'group')?.value ?? ''
  // The parser reads each of these as the group separator.
  const also = numberingSystem === 'arab' ? '.' : /['’]/.test(own) ? "'’" : ''
  const separator = `[\\s${own}${also}]`
  const digits = `\\p{Nd}`
  return {
    separator: new RegExp(separator),
    grouped: new RegExp(
      `^${digits}{1,${other}}(${separator})(?:${digits}{${other}}\\1)*${digits}{${last}}(?!${digits}|.*${separator})`,
      'u',
    ),
  }
}

/** Whether a number has the digits that were typed, and can be written without an exponent. */
function isKept(text: string, number: number): boolean {
  const size = Math.abs(number)
  if (size > Number.MAX_SAFE_INTEGER || (size > 0 && size < 1e-15)) return false
  // The field shows at most 20 decimal places.
  if (Number(number.toFixed(20)) !== number && !Number.isNaN(number)) return false
  const typed = digitsOf(text)
  return typed === '' || typed === digitsOf(String(number))
}

/** The Latin digits of a number without an exponent and without zeros at either end; '' in another script. */
const digitsOf = (text: string) =>
  text
    .replace(/e.*$/i, '')
    .replace(/[^0-9]/g, '')
    .replace(/^0+|0+$/g, '')
