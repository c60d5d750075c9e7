import type { ErrorTexts } from '~/kit/form/check.ts'
import { isDay } from '~/kit/form/date-text.ts'
import { messages } from './messages.ts'

/** The form's values: days are `YYYY-MM-DD`, null when empty, or a typed text that is not a date yet. */
export type UsageChoice = {
  usage: 'past' | 'current'
  starting: string | null
  ending: string | null
}

/** A valid query; days are `YYYY-MM-DD`. */
export type UsageCheck = { usage: 'current' } | { usage: 'past'; starting: string; ending: string }

/** The query for a choice; null if the choice is invalid. `latest` is the last day with data. */
export function toCheck(choice: UsageChoice, latest: string): UsageCheck | null {
  const { usage, starting, ending } = choice
  if (usage === 'current') return { usage }
  const isFaulty = Object.keys(findFaults(choice, latest)).length > 0
  return isFaulty || starting === null || ending === null ? null : { usage, starting, ending }
}

/** Errors of a choice. The fields themselves report days out of range. `latest` is the last valid day. */
export function findFaults({ usage, starting, ending }: UsageChoice, latest: string): ErrorTexts {
  if (usage === 'current') return {}
  const isStart = isDay(starting) && starting <= latest
  const isEnd = isDay(ending) && ending <= latest && !(isStart && ending < starting)
  return {
    ...(!isStart && { starting: messages.startRequired }),
    ...(!isEnd && { ending: messages.endRequired }),
  }
}

/** The last query, as in the address. Empty before the first one. */
type UsageSearch = {
  usage?: UsageChoice['usage'] | undefined
  starting?: string | undefined
  ending?: string | undefined
}

/** The form's values for an address. Only past usage has days. */
export const toChoice = ({ usage, starting, ending }: UsageSearch): UsageChoice =>
  usage === 'past'
    ? { usage, starting: starting ?? null, ending: ending ?? null }
    : { usage: usage ?? 'past', starting: null, ending: null }
