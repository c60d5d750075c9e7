import type { IntlShape } from 'react-intl'
import { absent } from './absent.ts'

/**
 * An instant from the server: ISO 8601, or milliseconds or seconds since 1970, where -1 and 0 mean none. `timeOf` is the one
 * place that reads it.
 */
export type Instant = string | number | null | undefined

type Words = Pick<IntlShape, 'formatDate' | 'formatMessage'>

/**
 * An instant as date, time and zone abbreviation: `Nov 16, 2026, 9:22 AM EST`. `N/A` if missing.
 *
 * @param instant An invalid instant is returned unchanged.
 * @param timeZone A name such as `US/Eastern`. Defaults to the reader's zone, also if the browser does not know the name.
 */
export function formatInstant(intl: Words, instant: Instant, timeZone?: string | null): string {
  const time = timeOf(instant)
  if (time === undefined) return intl.formatMessage(absent.notAvailable)
  if (Number.isNaN(time)) return String(instant)
  return intl.formatDate(time, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    // Even an undefined zone would override the reader's.
    ...(timeZone && isTimeZone(timeZone) && { timeZone }),
  })
}

/** Milliseconds since 1970; undefined if missing, NaN if invalid. */
export function timeOf(instant: Instant): number | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined
  if (instant === -1 || instant === 0) return undefined
  const isSeconds = typeof instant === 'number' && Math.abs(instant) < leastMilliseconds
  return new Date(isSeconds ? instant * 1000 : instant).getTime()
}

/** As milliseconds, in March 1973; as seconds, in the year 5138. */
const leastMilliseconds = 1e11

/** The instant in ISO 8601, for the `dateTime` of a `<time>`; undefined if missing or invalid. */
export function isoOf(instant: Instant): string | undefined {
  const time = timeOf(instant)
  return time === undefined || Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

const known = new Map<string, boolean>()

/** Whether the browser knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  const answer = known.get(name) ?? canFormatIn(name)
  known.set(name, answer)
  return answer
}

function canFormatIn(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
