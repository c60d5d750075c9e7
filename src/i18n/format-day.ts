import type { IntlShape } from 'react-intl'
import { absent } from './absent.ts'

// A day of the calendar has no zone: it is read and written in the same one.
const day = { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' } as const

/** A day of the calendar (`2026-11-16`) in any zone: `Nov 16, 2026`. `N/A` without one; another text unchanged. */
export function formatDay(
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  text: string | null | undefined,
): string {
  if (!text) return intl.formatMessage(absent.notAvailable)
  return isDay(text) ? intl.formatDate(Date.parse(text), day) : text
}

/** From one day of the calendar to another: `Nov 9 – 16, 2026`. Texts that are not days stay unchanged. */
export const formatDays = (
  intl: Pick<IntlShape, 'formatDateTimeRange'>,
  from: string,
  to: string,
): string =>
  isDay(from) && isDay(to)
    ? intl.formatDateTimeRange(Date.parse(from), Date.parse(to), day)
    : `${from} – ${to}`

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * A month of the calendar, from 1: `October 2026`. `N/A` where the year or the month is 0, which the server sends when it
 * has none. Numbers that no calendar has are written unchanged: `2026-13`.
 */
export function formatMonth(
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  year: number,
  month: number,
): string {
  if (year === 0 || month === 0) return intl.formatMessage(absent.notAvailable)
  if (!isMonth(year, month)) return `${year}-${month}`
  return intl.formatDate(startOfMonth(year, month), {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  })
}

/** Whether a calendar has the month. Years before the first and beyond four digits are faults of the data. */
export const isMonth = (year: number, month: number): boolean =>
  [year, month].every(Number.isInteger) && year >= 1 && year <= 9999 && month >= 1 && month <= 12

/** The first moment of a month, from 1, in UTC. */
export function startOfMonth(year: number, month: number): number {
  // Date.UTC takes the years below 100 for those after 1900.
  return new Date(0).setUTCFullYear(year, month - 1, 1)
}
