import type { IntlShape } from 'react-intl'
import { absent } from './absent.ts'

// A day of the calendar has no zone: it is read and written in the same one.
const day = { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' } as const

/** A day of the calendar (`2026-11-16`), whatever the zone: `Nov 16, 2026`. `N/A` without one; another text as it is. */
export function formatDay(
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  text: string | null | undefined,
): string {
  if (!text) return intl.formatMessage(absent.notAvailable)
  const time = Date.parse(text)
  return Number.isNaN(time) ? text : intl.formatDate(time, day)
}

/** From one day of the calendar to another: `Nov 9 – 16, 2026`. Both must be days such as `2026-11-16`. */
export const formatDays = (
  intl: Pick<IntlShape, 'formatDateTimeRange'>,
  from: string,
  to: string,
): string => intl.formatDateTimeRange(Date.parse(from), Date.parse(to), day)

/** A month of the calendar, from 1: `October 2026`. `N/A` where the year or the month is 0, by which the server says that it has none. An impossible month is written as it came. */
export function formatMonth(
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  year: number,
  month: number,
): string {
  if (year === 0 || month === 0) return intl.formatMessage(absent.notAvailable)
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12
  const isYear = Number.isInteger(year) && year >= 1 && year <= 9999
  if (!isMonth || !isYear) return `${year}-${month}`
  // Date.UTC reads the year 26 as 1926.
  return intl.formatDate(new Date(0).setUTCFullYear(year, month - 1), {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  })
}
