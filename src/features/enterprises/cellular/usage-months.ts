import type { PastCellularUsage } from '~/api/generated/model/index.ts'

/** What was used in one month of the calendar; `month` counts from 1. */
export type MonthUsage = { year: number; month: number; bytes: number; sessions: number }

/** What was used in all. `links` is how many SIM cards that was. */
export type UsageTotal = { bytes: number; sessions: number; links: number }

/** The usage of each month from the first to the last that has any, the months between them included. */
export function usageByMonth(rows: readonly PastCellularUsage[]): MonthUsage[] {
  const dated = rows.filter(({ year, month }) => year !== 0 && month !== 0)
  const byMonth = Map.groupBy(dated, ({ year, month }) => year * 12 + month - 1)
  const first = Math.min(...byMonth.keys())
  const length = byMonth.size === 0 ? 0 : Math.max(...byMonth.keys()) - first + 1
  return Array.from({ length }, (_, index) => {
    const number = first + index
    const { bytes, sessions } = totalUsage(byMonth.get(number) ?? [])
    return { year: Math.floor(number / 12), month: (number % 12) + 1, bytes, sessions }
  })
}

type Counted = { linkid: number; bytes: number; session_count?: number }

/** The sums over all rows, those without a month included. */
export function totalUsage(rows: readonly Counted[]): UsageTotal {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    bytes: sum(rows.map(({ bytes }) => bytes)),
    sessions: sum(rows.map((row) => row.session_count ?? 0)),
    links: new Set(rows.map(({ linkid }) => linkid)).size,
  }
}
