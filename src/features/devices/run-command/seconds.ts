/** The instant (`2026-11-16T15:00:00.000Z`) of a number of seconds since 1970; null if out of range. */
export function instantOfSeconds(seconds: unknown): string | null {
  const time = typeof seconds === 'number' ? new Date(seconds * 1000) : undefined
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null
}

/** The whole seconds since 1970 of an instant; undefined for any other text. */
export function secondsOfInstant(instant: string): number | undefined {
  const time = instant.endsWith('Z') ? Date.parse(instant) : NaN
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000)
}
