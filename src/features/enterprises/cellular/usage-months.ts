import type { PastCellularUsage } from '~/api/generated/model/index.ts'
import { isMonth } from '~/i18n/format-day.ts'

/** The usage of one calendar month; `month` counts from 1. */
export type MonthUsage = { year: number; month: number; bytes: number; sessions: number }

/** The total usage. `links` is the number of SIM cards. */
export type UsageTotal = { bytes: number; sessions: number; links: number }

/** The months of a chart. `cut` says whether earlier ones are left out for lack of space. */
export type UsageMonths = { months: readonly MonthUsage[]; cut: boolean }

/**
 * The usage of each month from the first to the last one with any, including those in between. Rows without a valid
 * month are left out, and so are all but the last five years.
 */
export function usageByMonth(rows: readonly PastCellularUsage[]): UsageMonths {
  const dated = rows.filter(({ year, month }) => isMonth(year, month))
  const byMonth = Map.groupBy(dated, ({ year, month }) => year * 12 + month - 1)
  const numbers = [...byMonth.keys()].toSorted((one, other) => one - other)
  const first = numbers[0]
  const last = numbers.at(-1)
  if (first === undefined || last === undefined) return { months: [], cut: false }
  const length = Math.min(last - first + 1, mostMonths)
  const months = Array.from({ length }, (_, index) => {
    const number = last - length + 1 + index
    const { bytes, sessions } = totalUsage(byMonth.get(number) ?? [])
    return { year: Math.floor(number / 12), month: (number % 12) + 1, bytes, sessions }
  })
  return { months, cut: last - first >= mostMonths }
}

const mostMonths = 60

type Counted = { linkid: number; bytes: number; session_count?: number }

/** The totals of all rows, including those without a month. */
export function totalUsage(rows: readonly Counted[]): UsageTotal {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    bytes: sum(rows.map(({ bytes }) => bytes)),
    sessions: sum(rows.map((row) => row.session_count ?? 0)),
    links: new Set(rows.map(({ linkid }) => linkid)).size,
  }
}
