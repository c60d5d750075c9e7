import { isDay } from '~/components/form/date-text.ts'
import type { ListSearch } from '~/components/table/list-search.ts'

const usageKinds = ['past', 'current'] as const

/** What was checked last, as it stands in the address; days are `YYYY-MM-DD`. Empty before the first check. */
export type UsageSearch = {
  usage?: (typeof usageKinds)[number]
  starting?: string
  ending?: string
}

/** Reads the search params. What is no day of the calendar is left out, and current usage has no days. */
export function readUsageSearch(raw: ListSearch): UsageSearch {
  const usage = usageKinds.find((known) => known === raw['usage'])
  if (usage !== 'past') return usage ? { usage } : {}
  const [starting, ending] = [raw['starting'], raw['ending']]
  return { usage, ...(isDay(starting) && { starting }), ...(isDay(ending) && { ending }) }
}
