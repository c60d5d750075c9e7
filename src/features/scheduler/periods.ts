import { addDays } from '~/i18n/zones.ts'
import type { Range } from './scheduler-addresses.ts'

/** The first and last day; an empty text is no limit. */
export type Days = { start: string; end: string }

type Chosen = { start?: string | undefined; end?: string | undefined; range?: Range | undefined }

/** How many days a range begins before today. */
const daysBefore = { today: 0, '24h': 1, '7d': 6, '30d': 29 }

const usualRange = '7d'

/** The days of a period. Without a choice, these are today and the six days before. */
export const daysOf = ({ start, end, range = usualRange }: Chosen, today: string): Days => ({
  start: start ?? addDays(today, -daysBefore[range]),
  end: end ?? today,
})

/** The period after a change of one day. The other day stays a default where it is one, so that it follows the date. */
export const withDay = (chosen: Chosen, changed: Partial<Days>, today: string): Chosen => {
  const { start, end } = chosen
  const hasOwnStart = rangeOf(chosen) !== undefined && rangeOf(chosen) !== usualRange
  return {
    start: hasOwnStart ? daysOf(chosen, today).start : start,
    end,
    ...changed,
    range: undefined,
  }
}

/** The range of a period; undefined where days were chosen. */
export const rangeOf = ({ start, end, range = usualRange }: Chosen): Range | undefined =>
  start === undefined && end === undefined ? range : undefined
