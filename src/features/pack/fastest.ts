import type { ShipmentRate } from '~/api/generated/model/index.ts'
import { byCost } from '~/features/orders/label/rates.ts'

/** How many days a rate takes at most, read from the carrier's English words; undefined if they do not say. */
export function daysOf({ eta }: Pick<ShipmentRate, 'eta'>): number | undefined {
  if (!eta) return undefined
  if (/\b(?:next|overnight|same)\b/i.test(eta)) return 1
  const days = [...eta.matchAll(/(\d+)\s*(?:business\s+)?days?\b/gi)].map(([, count]) =>
    Number(count),
  )
  return days.length > 0 ? Math.max(...days) : undefined
}

/** The rate that arrives first, the cheaper one of two; undefined if no rate says when. */
export const fastestOf = (rates: readonly ShipmentRate[]): ShipmentRate | undefined =>
  byCost(rates)
    .filter((rate) => daysOf(rate) !== undefined)
    .toSorted((a, b) => daysOf(a)! - daysOf(b)!)[0]

/** The rates as the station shows them: the cheapest, the fastest, then the others by cost. */
export function inStationOrder(rates: readonly ShipmentRate[]): ShipmentRate[] {
  const [cheapest, ...others] = byCost(rates)
  const fastest = fastestOf(rates)
  return [...new Set([cheapest, fastest, ...others].filter((rate) => rate !== undefined))]
}
