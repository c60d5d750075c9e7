import type { SearchSchemaInput } from '@tanstack/react-router'
import { isDay } from '~/components/form/date-text.ts'
import type { ListSearch } from '~/components/table/list-search.ts'
import { currentList, pastList } from './usage-lists.ts'

const usageKinds = ['past', 'current'] as const

/** What was checked last, as it stands in the address; days are `YYYY-MM-DD`. Empty before the first check. */
export type UsageSearch = {
  usage?: (typeof usageKinds)[number]
  starting?: string
  ending?: string
}

/** The route option: typed search params that never throw, with those of the table that shows the usage. */
export const usageSearch = {
  validateSearch: (raw: UsageSearch & ListSearch & SearchSchemaInput): UsageSearch & ListSearch => {
    const search = parseUsageSearch(raw)
    const list = search.usage === 'current' ? currentList : pastList
    return { ...list.write(list.read(raw)), ...search }
  },
}

/** Reads search params of unknown shape. What is no day of the calendar is left out, and current usage has no days. */
export function parseUsageSearch(raw: Record<string, unknown>): UsageSearch {
  const usage = usageKinds.find((known) => known === raw['usage'])
  if (usage !== 'past') return usage ? { usage } : {}
  const [starting, ending] = [raw['starting'], raw['ending']]
  return { usage, ...(isDay(starting) && { starting }), ...(isDay(ending) && { ending }) }
}
