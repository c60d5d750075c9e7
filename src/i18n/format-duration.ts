import { defineMessage, type IntlShape } from 'react-intl'
import { absent } from './absent.ts'

/** Seconds as minutes and seconds, `05:00`. `Unknown` for one second or less, which the server sends for an unknown duration. */
export function formatDuration(
  intl: Pick<IntlShape, 'formatNumber' | 'formatMessage'>,
  seconds: number | null | undefined,
): string {
  if (!seconds || seconds <= 1) return intl.formatMessage(absent.unknown)
  if (!Number.isFinite(seconds)) return String(seconds)
  const whole = Math.round(seconds)
  const pair = [Math.floor(whole / 60), whole % 60].map((part) =>
    intl.formatNumber(part, { minimumIntegerDigits: 2, useGrouping: false }),
  )
  return pair.join(':')
}

/** A rounded duration, from two hours on: `(4 h)`, `(11,574 d)`. Null if shorter. */
export function formatLongDuration(
  intl: Pick<IntlShape, 'formatNumber' | 'formatMessage'>,
  seconds: number,
): string | null {
  const hours = seconds / 3600
  if (!(hours >= 2)) return null
  const isShort = hours < 48
  const value = isShort ? hours : hours / 24
  const count = intl.formatNumber(value, { maximumFractionDigits: value < 10 ? 1 : 0 })
  return intl.formatMessage(isShort ? long.hours : long.days, { count })
}

const long = {
  hours: defineMessage<{ count: string }>({
    defaultMessage: '({count} h)',
    description: 'After a duration in minutes and seconds: the same in hours, as short as possible',
  }),
  days: defineMessage<{ count: string }>({
    defaultMessage: '({count} d)',
    description: 'After a duration in minutes and seconds: the same in days, as short as possible',
  }),
}
