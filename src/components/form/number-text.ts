/** The signs that a language writes numbers with; `digits` holds its ten digits from 0 on. */
type Signs = { decimal: string; group: string; digits: string }

/** How the language of `locale` writes numbers. */
export function numberSigns(locale: string): Signs {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6)
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  const digits = Array.from({ length: 10 }, (_, digit) => digit.toLocaleString(locale)).join('')
  return { decimal: find('decimal') ?? '.', group: find('group') ?? '', digits }
}

/**
 * The number that was typed: null for none, NaN for a text that is no number, or no whole one where `whole` is asked
 * for. Latin digits are read in every language.
 */
export function parseNumber(text: string, signs: Signs, whole = false): number | null {
  const plain = Array.from(text)
    .filter((sign) => sign !== signs.group && !/[\s\u200e\u200f\u061c]/.test(sign))
    .map((sign) => {
      if (sign === signs.decimal) return '.'
      if (sign === '\u2212') return '-'
      return signs.digits.includes(sign) ? signs.digits.indexOf(sign) : sign
    })
    .join('')
  if (plain === '') return null
  if (!(whole ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)$/).test(plain)) return NaN
  return Number(plain)
}

/** A number as it stands in a field: without groups, with every decimal place. A text that is none as it is. */
export function numberText(value: unknown, locale: string): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number' || Number.isNaN(value)) return ''
  return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 })
}
