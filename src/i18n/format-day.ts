import type { IntlShape } from 'react-intl'
import { absent } from './absent.ts'

// A calendar day has no zone, so it is parsed and formatted in the same one.
const day = { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' } as const

/** A calendar day (`2026-11-16`): `Nov 16, 2026`. `N/A` if missing; invalid text unchanged. */
export function formatDay(
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  text: string | null | undefined,
): string {
  if (!text) return intl.formatMessage(absent.notAvailable)
  return isDay(text) ? intl.formatDate(Date.parse(text), day) : text
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * A calendar month, counted from 1: `October 2026`. `N/A` if the year or month is 0, which the server sends for a missing
 * value. Invalid numbers are shown unchanged: `2026-13`.
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

/** Whether the month exists. Years below 1 or with more than four digits are faulty data. */
export const isMonth = (year: number, month: number): boolean =>
  [year, month].every(Number.isInteger) && year >= 1 && year <= 9999 && month >= 1 && month <= 12

/** The start of a month, counted from 1, in UTC. */
export function startOfMonth(year: number, month: number): number {
  // Date.UTC treats years below 100 as 1900 and later.
  return new Date(0).setUTCFullYear(year, month - 1, 1)
}
