import type { IntlShape } from 'react-intl'
import { minute } from '~/lib/units.ts'
import { absent } from './absent.ts'
import { formatInstant, timeOf, type Instant } from './format-instant.ts'
import { toSpan } from './span.ts'

/** How far a time is from `now`, both in milliseconds since 1970: `5 minutes ago`, `in 2 days`, `now`. */
export function formatAgo(
  intl: Pick<IntlShape, 'formatRelativeTime'>,
  time: number,
  now: number,
): string {
  const { value, unit } = toSpan(Math.abs(now - time))
  // Fresh data can be newer than the last clock tick.
  const isNow = value === 0 || (time > now && time - now < minute)
  return isNow
    ? intl.formatRelativeTime(0, 'second', { numeric: 'auto' })
    : intl.formatRelativeTime(time < now ? -value : value, unit)
}

/**
 * An instant in the two ways that a screen tells it: how far from `now`, in milliseconds since 1970, and exactly, in a zone.
 * Both are `N/A` where there is none.
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
