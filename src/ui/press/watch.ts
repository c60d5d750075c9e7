import { settleTime } from './settle-time.ts'

/** A control, and what it says. */
export type Sight = { control: object | null; name: string }

/**
 * Remembers what one pointer rests on, or what has the focus, and when that changed on its own. Times are in milliseconds
 * since the page was opened.
 */
export function createWatch() {
  let seen = seenAt({ control: null, name: '' }, -Infinity)
  /** Where the user went last. It may leave for a moment, as when an error above it comes and goes. */
  let chosen = seen
  const moveTo = (sight: Sight) => {
    seen = seenAt(sight, -Infinity)
    chosen = seen
  }
  return {
    /** The user went there. */
    moveTo,
    /** What is there now, without the user having moved. */
    look: (sight: Sight, time: number) => {
      if (isSame(sight, seen)) return
      seen = isSame(sight, chosen) ? chosen : seenAt(sight, time)
    },
    /** A control may be pressed again, or no longer. */
    arm: (control: object, time: number) => {
      for (const each of [seen, chosen]) if (each.isOf(control)) each.changedAt = time
    },
    /** The user did something else: a later press is not one that was meant for what was there before. */
    accept: () => {
      for (const each of [seen, chosen]) each.changedAt = -Infinity
    },
    hasSettled: (time: number) => time - seen.changedAt >= settleTime,
    /**
     * Whether a press counts.
     *
     * @param firstAt For a press that continues a double click: when the first one was.
     */
    press: (sight: Sight, time: number, firstAt = Infinity): boolean => {
      if (!seen.isOf(sight.control)) moveTo(sight)
      const { changedAt } = seen
      const counts =
        sight.control === null || (time - changedAt >= settleTime && changedAt < firstAt)
      // What was there before is no longer the user's choice.
      if (counts) chosen = seen
      return counts
    },
  }
}

/** A sight, and when it came there on its own. */
type Seen = { isOf: (control: object | null) => boolean; name: string; changedAt: number }

/** Does not keep the control: a link would keep the whole screen that it was on. */
function seenAt({ control, name }: Sight, changedAt: number): Seen {
  const known = control && new WeakRef(control)
  return { isOf: (other) => (known ? known.deref() : null) === other, name, changedAt }
}

const isSame = ({ control, name }: Sight, seen: Seen) => seen.isOf(control) && seen.name === name
