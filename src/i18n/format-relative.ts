import type { IntlShape } from 'react-intl'
import { minute } from '~/lib/units.ts'
import { absent } from './absent.ts'
import { formatInstant, timeOf, type Instant } from './format-instant.ts'
import { toSpan } from './span.ts'

/** The distance of a time from `now`, both in milliseconds since 1970: `5 minutes ago`, `in 2 days`, `now`. */
export function formatAgo(
  intl: Pick<IntlShape, 'formatRelativeTime'>,
  time: number,
  now: number,
): string {
  const { value, unit } = toSpan(Math.abs(now - time))
  // New data can be newer than the last tick of the clock.
  const isNow = value === 0 || (time > now && time - now < minute)
  return isNow
    ? intl.formatRelativeTime(0, 'second', { numeric: 'auto' })
    : intl.formatRelativeTime(time < now ? -value : value, unit)
}

/**
 * An instant both relative to `now` (milliseconds since 1970) and exact, in a zone.
 * Both are `N/A` if it is missing.
 *
 * @param timeZone As for `formatInstant`.
 */
export function formatRelative(
  intl: Pick<IntlShape, 'formatRelativeTime' | 'formatDate' | 'formatMessage'>,
  instant: Instant,
  now: number,
  timeZone?: string | null,
): { relative: string; exact: string } {
  const exact = formatInstant(intl, instant, timeZone)
  const time = timeOf(instant)
  if (time === undefined) return { relative: intl.formatMessage(absent.notAvailable), exact }
  return { relative: Number.isNaN(time) ? exact : formatAgo(intl, time, now), exact }
}
