/** The time in a world. It runs on from its start or, as in tests, is fixed until it is moved. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** In the contract's format: `2026-11-16T15:00:00Z`. */
  instant: () => string
  /** Moves the time ahead by some milliseconds. */
  advance: (by: number) => void
}

/** Times are counted in milliseconds. */
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export function createClock(start: Date, fixed: boolean): Clock {
  const began = performance.now()
  let ahead = 0
  const now = () => start.getTime() + ahead + (fixed ? 0 : Math.floor(performance.now() - began))
  return {
    now,
    instant: () => instantOf(now()),
    advance: (by) => {
      ahead += by
    },
  }
}

/** Milliseconds since 1970 as an instant of the contract, without fractions of a second. */
export function instantOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

/** An instant of the contract's examples as text, which the rows hold. */
export function instantText(instant: string | number): string
export function instantText(instant: string | number | null | undefined): string | null
export function instantText(instant: string | number | null | undefined): string | null {
  return typeof instant === 'number' ? instantOf(instant) : (instant ?? null)
}
