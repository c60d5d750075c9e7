import { isDay } from '~/components/form/date-text.ts'
import type { ErrorTexts } from '~/components/form/check.ts'
import { messages } from './messages.ts'

/** The values of the form: days are `YYYY-MM-DD`, null when empty, or a typed text that is not a date yet. */
export type UsageChoice = {
  usage: 'past' | 'current'
  starting: string | null
  ending: string | null
}

/** A check that can be made; days are `YYYY-MM-DD`. */
export type UsageCheck = { usage: 'current' } | { usage: 'past'; starting: string; ending: string }

/** The check for a choice; null while something is wrong with it. `latest` is the last day with data. */
export function toCheck(choice: UsageChoice, latest: string): UsageCheck | null {
  const { usage, starting, ending } = choice
  if (usage === 'current') return { usage }
  const isFaulty = Object.keys(findFaults(choice, latest)).length > 0
  return isFaulty || starting === null || ending === null ? null : { usage, starting, ending }
}

/** What is wrong with a choice; the fields say which limit a day breaks. `latest` is the last day that can be chosen. */
export function findFaults({ usage, starting, ending }: UsageChoice, latest: string): ErrorTexts {
  if (usage === 'current') return {}
  const isStart = isDay(starting) && starting <= latest
  const isEnd = isDay(ending) && ending <= latest && !(isStart && ending < starting)
  return {
    ...(!isStart && { starting: messages.startRequired }),
    ...(!isEnd && { ending: messages.endRequired }),
  }
}

/** What was checked last, as the address names it. Empty before the first check. */
type UsageSearch = {
  usage?: UsageChoice['usage'] | undefined
  starting?: string | undefined
  ending?: string | undefined
}

/** What the form shows for an address. Only past usage has days. */
export const toChoice = ({ usage, starting, ending }: UsageSearch): UsageChoice =>
  usage === 'past'
    ? { usage, starting: starting ?? null, ending: ending ?? null }
    : { usage: usage ?? 'past', starting: null, ending: null }
