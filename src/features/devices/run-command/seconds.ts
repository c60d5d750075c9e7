/** The instant (`2026-11-16T15:00:00.000Z`) of a number of seconds since 1970; null outside of the years 0 to 9999. */
export function instantOfSeconds(seconds: unknown): string | null {
  const time = typeof seconds === 'number' ? new Date(seconds * 1000) : undefined
  const instant = time && !Number.isNaN(time.getTime()) ? time.toISOString() : ''
  // A longer year has a sign.
  return /^\d/.test(instant) ? instant : null
}

/** From here on, in the year 5138, a number of seconds is rather one of milliseconds: those of 1973. */
const unlikelySeconds = 100_000_000_000

/** The seconds in a number that looks like milliseconds; undefined for any other. */
export function secondsInMilliseconds(value: unknown): number | undefined {
  if (typeof value !== 'number' || value < unlikelySeconds) return undefined
  const seconds = Math.floor(value / 1000)
  return seconds < unlikelySeconds ? seconds : undefined
}

/** The whole seconds since 1970 of an instant; undefined for any other text. */
export function secondsOfInstant(instant: string): number | undefined {
  const time = instant.endsWith('Z') ? Date.parse(instant) : NaN
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000)
}
