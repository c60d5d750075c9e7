import type { MessageDescriptor } from 'react-intl'
import { messages } from './messages.ts'
import type { UsageSearch } from './usage-search.ts'

/** What the form holds: days are `YYYY-MM-DD`, or empty. */
export type UsageChoice = { usage: 'past' | 'current'; starting: string; ending: string }

/** A check that can be made; days are `YYYY-MM-DD`. */
export type UsageCheck = { usage: 'current' } | { usage: 'past'; starting: string; ending: string }

type Faults = Partial<Record<'starting' | 'ending', MessageDescriptor>>

/** What is wrong with a choice. `latest` is the last day that past usage can be asked for. */
export function findFaults({ usage, starting, ending }: UsageChoice, latest: string): Faults {
  if (usage === 'current') return {}
  return {
    ...(starting === '' && { starting: messages.startRequired }),
    ...(starting > latest && { starting: messages.tooLate }),
    ...(ending === '' && { ending: messages.endRequired }),
    ...(ending > latest && { ending: messages.tooLate }),
    ...(ending !== '' && ending < starting && { ending: messages.endBeforeStart }),
  }
}

/** What the form shows for an address. */
export const toChoice = ({ usage, starting, ending }: UsageSearch): UsageChoice => ({
  usage: usage ?? 'past',
  starting: starting ?? '',
  ending: ending ?? '',
})

/** The address of a choice. */
export const toSearch = ({ usage, starting, ending }: UsageChoice): UsageSearch =>
  usage === 'current' ? { usage } : { usage, starting, ending }

/** The check that an address asks for, or null when it asks for none that can be made. */
export function toCheck(search: UsageSearch, latest: string): UsageCheck | null {
  const choice = toChoice(search)
  if (search.usage === undefined || Object.keys(findFaults(choice, latest)).length > 0) return null
  const { usage, starting, ending } = choice
  return usage === 'current' ? { usage } : { usage, starting, ending }
}
