import { minute } from '~/lib/units.ts'

/** Interval of background reads. */
const period = minute

/** Upper limit of the interval after failures. */
const maxInterval = 10 * minute

/** A page without input for this long is not read until somebody uses it. */
const idleAfter = 30 * minute

/** The interval before the next read, after this many consecutive failures. */
export const pauseAfter = (failures: number) => Math.min(period * 2 ** failures, maxInterval)

type Situation = {
  now: number
  /** The time of the last user input. */
  usedAt: number
  /** The time of the last attempt to read the page. */
  readAt: number
  failures: number
}

/** Whether nobody uses the page. */
export const isIdle = ({ now, usedAt }: Pick<Situation, 'now' | 'usedAt'>) =>
  now - usedAt > idleAfter

/** Whether it is time for the next read. */
export const isDue = ({ failures, readAt, ...rest }: Situation) =>
  !isIdle(rest) && rest.now - readAt >= pauseAfter(failures)
