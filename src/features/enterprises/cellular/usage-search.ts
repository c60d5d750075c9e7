import type { SearchSchemaInput } from '@tanstack/react-router'

export const usageKinds = ['past', 'current'] as const

/** What was checked last, as it stands in the URL; days are `YYYY-MM-DD`. Empty before the first check. */
export type UsageSearch = {
  usage?: (typeof usageKinds)[number]
  starting?: string
  ending?: string
}

/** The route option: typed search params that never throw. */
export const usageSearch = {
  validateSearch: (raw: UsageSearch & SearchSchemaInput): UsageSearch => parseUsageSearch(raw),
}

/** Reads search params of unknown shape. What is no day of the calendar is left out, and current usage has no days. */
export function parseUsageSearch(raw: Record<string, unknown>): UsageSearch {
  const usage = usageKinds.find((known) => known === raw['usage'])
  if (usage !== 'past') return usage ? { usage } : {}
  const [starting, ending] = [raw['starting'], raw['ending']]
  return { usage, ...(isDay(starting) && { starting }), ...(isDay(ending) && { ending }) }
}

function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  // Browsers read February 30 as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
