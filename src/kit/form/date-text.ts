import { withLatinDigits } from '~/lib/latin-digits.ts'

const numeric = {
  timeZone: 'UTC',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const

/** A day (`2026-11-16`) in the language's format: `11/16/2026`. Other text unchanged. */
export function dayText(day: string, locale: string): string {
  if (!isDay(day)) return day
  return new Intl.DateTimeFormat(locale, numeric).format(Date.parse(day))
}

/** The placeholders for day, month and year in `pattern`: `MM/DD/YYYY`. */
export function dayPattern(locale: string, letters: Record<Part, string>): string {
  return partsOf(locale)
    .map(({ type, value }) => (isPart(type) ? letters[type] : value))
    .join('')
}

/**
 * Parses a typed day (`2026-11-16`) in the language's order or in the stored format; undefined if it is not a calendar day.
 * A two-digit year is in this century. Arabic digits are read in every language.
 */
export function parseDay(text: string, locale: string): string | undefined {
  const figures = withLatinDigits(text).match(/\d+/g) ?? []
  if (figures.length !== 3 || /\p{L}/u.test(text)) return undefined
  const stored = figures[0]?.length === 4
  const order = stored
    ? (['year', 'month', 'day'] as const)
    : partsOf(locale).flatMap(({ type }) => (isPart(type) ? type : []))
  const figure = (part: Part) => figures[order.indexOf(part)] ?? ''
  const year = figure('year').length === 2 ? `20${figure('year')}` : figure('year')
  if (year.length !== 4) return undefined
  const day = `${year}-${figure('month').padStart(2, '0')}-${figure('day').padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Whether a text is a calendar day such as `2026-11-16`. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  // Dates overflow: June 31 would become July 1.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The bound that a day exceeds; undefined if none. Both bounds are valid days. */
export function brokenBound(
  day: string,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): 'min' | 'max' | undefined {
  if (min !== undefined && day < min) return 'min'
  return max !== undefined && day > max ? 'max' : undefined
}

type Part = 'day' | 'month' | 'year'

const isPart = (type: string): type is Part => ['day', 'month', 'year'].includes(type)

// Direction marks are not digits.
const partsOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, numeric)
    .formatToParts(0)
    .map(({ type, value }) => ({ type, value: value.replace(/[\u200e\u200f]/g, '') }))
