import type { MessageDescriptor } from 'react-intl'
import { isDay } from '~/components/form/date-text.ts'
import type { FieldErrors } from '~/components/form/form-store.ts'
import { messages } from './messages.ts'
import type { UsageSearch } from './usage-search.ts'

/** What the form holds: days are `YYYY-MM-DD`, null when empty, and whatever was typed as long as that is no day. */
export type UsageChoice = {
  usage: 'past' | 'current'
  starting: string | null
  ending: string | null
}

/** A check that can be made; days are `YYYY-MM-DD`. */
export type UsageCheck = { usage: 'current' } | { usage: 'past'; starting: string; ending: string }

/** The check that a choice stands for; null as long as something is wrong with it. `latest` is the last day there is. */
export function toCheck(
  { usage, starting, ending }: UsageChoice,
  latest: string,
): UsageCheck | null {
  if (usage === 'current') return { usage }
  const valid = isDay(starting) && isDay(ending) && starting <= ending && ending <= latest
  return valid ? { usage, starting, ending } : null
}

/** What is wrong with a choice. `latest` is the last day that past usage can be asked for. */
export function findFaults({ usage, starting, ending }: UsageChoice, latest: string): FieldErrors {
  if (usage === 'current') return {}
  const faults: Record<string, MessageDescriptor> = {}
  if (!isDay(starting)) faults['starting'] = messages.startRequired
  else if (starting > latest) faults['starting'] = messages.tooLate
  if (!isDay(ending)) faults['ending'] = messages.endRequired
  else if (ending > latest) faults['ending'] = messages.tooLate
  else if (isDay(starting) && ending < starting) faults['ending'] = messages.endBeforeStart
  return faults
}

/** What the form shows for an address. */
export const toChoice = ({ usage, starting, ending }: UsageSearch): UsageChoice => ({
  usage: usage ?? 'past',
  starting: starting ?? null,
  ending: ending ?? null,
})
