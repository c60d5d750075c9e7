import type { IntlShape } from 'react-intl'
import { absent } from './absent.ts'

/** Seconds as minutes and seconds, `05:00`. `Unknown` for one second and less, by which the server says that it does not know. */
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
