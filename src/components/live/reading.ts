import { minute } from '~/lib/units.ts'

/** How often data is read in the background. */
const period = minute

/** After failures it is read less often, but never less than this. */
const longestPause = 10 * minute

/** A page that nobody has touched for this long is not read until somebody does. */
const idleAfter = 30 * minute

/** The pause before the next read, after this many failures in a row. */
export const pauseAfter = (failures: number) => Math.min(period * 2 ** failures, longestPause)

type Situation = {
  now: number
  /** When the user last did something on the page. */
  usedAt: number
  /** When the page was last read, or tried to be. */
  readAt: number
  failures: number
}

/** Whether nobody uses the page. */
export const isIdle = ({ now, usedAt }: Pick<Situation, 'now' | 'usedAt'>) =>
  now - usedAt > idleAfter

/** Whether it is time for the next read. */
export const isDue = ({ failures, readAt, ...rest }: Situation) =>
  !isIdle(rest) && rest.now - readAt >= pauseAfter(failures)
