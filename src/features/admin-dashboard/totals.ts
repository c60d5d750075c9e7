import type {
  AdminDashboardData,
  DashboardEnterprise,
  NeedsAttentionLocation,
} from '~/api/generated/model/index.ts'
import { deviceCounts, offlineDevices } from '~/features/monitoring/attention.ts'

/** A value for each enterprise, by its id. */
export type ByEnterprise<Value> = Readonly<Record<string, Value>>

/** Totals over all current enterprises. */
export type SystemTotals = {
  enterprises: number
  /** Not included in any other total. */
  retired: number
  activeUsers: number
  devices: number
  locations: number
}

/** The enterprises that are still customers. Only they count in totals. */
export const currentEnterprises = (enterprises: readonly DashboardEnterprise[]) =>
  enterprises.filter(({ retired }) => !retired)

/** Totals of the current enterprises. */
export function systemTotals(data: AdminDashboardData): SystemTotals {
  const current = currentEnterprises(data.enterprises)
  const summaries = summariesOf(data, current)
  return {
    enterprises: current.length,
    retired: data.enterprises.length - current.length,
    activeUsers: sum(summaries, ({ activeUserCount }) => activeUserCount),
    devices: sum(summaries, ({ deviceTypeCounts }) =>
      sum(Object.values(deviceTypeCounts), (count) => count),
    ),
    locations: sum(summaries, ({ adminDashboardLocations }) => adminDashboardLocations.length),
  }
}

/** Problems at the locations of current enterprises. `devices` counts the devices there. */
export function attentionTotals(
  enterprises: readonly DashboardEnterprise[],
  attention: ByEnterprise<readonly NeedsAttentionLocation[]>,
) {
  const locations = currentEnterprises(enterprises).flatMap(({ id }) => attention[id] ?? [])
  return {
    devices: sum(locations, devicesAt),
    offline: sum(locations, offlineDevices),
    critical: sum(locations, ({ criticalAlertCount }) => criticalAlertCount),
  }
}

/** The number of device types to show. */
const shownTypes = 5

/** The most frequent device types of current enterprises, ties by name. */
export function topDeviceTypes(data: AdminDashboardData, locale: string) {
  const counts = new Map<string, number>()
  for (const { deviceTypeCounts } of summariesOf(data, currentEnterprises(data.enterprises))) {
    for (const [type, count] of Object.entries(deviceTypeCounts)) {
      counts.set(type, (counts.get(type) ?? 0) + count)
    }
  }
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || compare(a.type, b.type))
    .slice(0, shownTypes)
}

const summariesOf = (
  { adminDashboardEnterpriseSummaries: summaries }: AdminDashboardData,
  enterprises: readonly DashboardEnterprise[],
) => enterprises.flatMap(({ id }) => summaries[id] ?? [])

const devicesAt = (location: NeedsAttentionLocation) =>
  sum(deviceCounts(location), ({ total }) => total)

export const sum = <Item>(items: readonly Item[], valueOf: (item: Item) => number) =>
  items.reduce((total, item) => total + valueOf(item), 0)
