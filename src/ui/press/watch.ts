import { settleTime } from './settle-time.ts'

/** A control, and what it says. */
export type Sight = { control: object | null; name: string }

/**
 * Remembers what one pointer rests on, or what has the focus, and when that changed on its own. Times are in milliseconds
 * since the page was opened.
 */
export function createWatch() {
  let seen: Sight = { control: null, name: '' }
  let changedAt = -Infinity
  const moveTo = (sight: Sight) => {
    seen = sight
    changedAt = -Infinity
  }
  return {
    /** The user went there. */
    moveTo,
    /** What is there now, without the user having moved. */
    look: (sight: Sight, time: number) => {
      if (sight.control === seen.control && sight.name === seen.name) return
      seen = sight
      changedAt = time
    },
    /** A control may be pressed again, or no longer. */
    arm: (control: object, time: number) => {
      if (control === seen.control) changedAt = time
    },
    hasSettled: (time: number) => time - changedAt >= settleTime,
    /**
     * Whether a press counts.
     *
     * @param firstAt For a press that continues a double click: when the first one was.
     */
    press: (sight: Sight, time: number, firstAt = Infinity): boolean => {
      if (sight.control !== seen.control) moveTo(sight)
      return sight.control === null || (time - changedAt >= settleTime && changedAt <= firstAt)
    },
  }
}
