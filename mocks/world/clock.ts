/** The time in a world: it stands still in tests, and goes on from where it started elsewhere. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** As the contract writes it: `2026-11-16T15:00:00Z`. */
  instant: () => string
}

export const day = 86_400_000

export function createClock(start: Date, fixed: boolean): Clock {
  const began = performance.now()
  const now = () => start.getTime() + (fixed ? 0 : Math.floor(performance.now() - began))
  return { now, instant: () => instantOf(now()) }
}

/** Milliseconds since 1970 as an instant of the contract, without fractions of a second. */
export function instantOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}
