import { isDay } from '~/components/form/date-text.ts'
import { listParams } from '~/components/table/list-search.ts'

/** The table of past usage, in the address. */
export const pastList = listParams({
  rows: 'local',
  sortable: ['month', 'linkid', 'record_id', 'session_count', 'bytes'],
  sort: ['month,asc'],
  filters: { month: '', linkid: '' },
  size: 20,
})

/** The table of current usage, in the address. */
export const currentList = listParams({
  rows: 'local',
  sortable: ['linkid', 'record_id', 'cur_period_end', 'periods_back', 'bytes'],
  sort: ['linkid,asc'],
  size: 20,
})

const usageKinds = ['past', 'current'] as const

/** What was checked last, as it stands in the address; days are `YYYY-MM-DD`. Empty before the first check. */
export type UsageSearch = {
  usage?: (typeof usageKinds)[number]
  starting?: string
  ending?: string
}

/** Reads the search params. Anything but a day of the calendar is left out, and current usage has no days. */
export function readUsageSearch(raw: Record<string, unknown>): UsageSearch {
  const usage = usageKinds.find((known) => known === raw['usage'])
  if (usage !== 'past') return usage ? { usage } : {}
  const [starting, ending] = [raw['starting'], raw['ending']]
  return { usage, ...(isDay(starting) && { starting }), ...(isDay(ending) && { ending }) }
}

/** Checks the search params. Only one of the two tables shows at a time, so they share the names of their params. */
export function validateUsageSearch(
  raw: Record<string, unknown>,
): ReturnType<typeof pastList.validate> & UsageSearch {
  const past = pastList.validate(raw)
  return { ...past, sort: past.sort ?? currentList.validate(raw).sort, ...readUsageSearch(raw) }
}
