import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'

export type DeviceKind = 'gateways' | 'routers' | 'sensors'

/** The number of devices of one kind at a location, and how many are offline. */
export type DeviceCount = { kind: DeviceKind; offline: number; total: number }

/** The devices of a location by kind, those with offline devices first. Kinds without devices are left out. */
export function deviceCounts(location: NeedsAttentionLocation): DeviceCount[] {
  const counts: DeviceCount[] = [
    { kind: 'gateways', offline: location.gatewaysOffline, total: location.gatewaysTotal },
    { kind: 'routers', offline: location.routerOffline, total: location.routerTotal },
    { kind: 'sensors', offline: location.sensorsOffline, total: location.sensorsTotal },
  ]
  return counts
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => Number(b.offline > 0) - Number(a.offline > 0))
}

/** The locations with devices. Others, such as regions, have nothing that could need attention. */
export function watchedLocations(locations: readonly NeedsAttentionLocation[]) {
  return locations.filter((location) => deviceCounts(location).length > 0)
}

/** Whether a location has devices, and an offline one or a critical alert. */
export const needsAttention = (location: NeedsAttentionLocation) =>
  deviceCounts(location).length > 0 &&
  (offlineDevices(location) > 0 || location.criticalAlertCount > 0)

/**
 * The locations with an offline device or a critical alert, worst first: by critical alerts, offline gateways (which
 * silence everything behind them), offline devices, then by name.
 */
export const locationsNeedingAttention = (
  locations: readonly NeedsAttentionLocation[],
  locale: string,
) => byUrgency(locations.filter(needsAttention), locale)

/** Sorts locations, worst first, as above. */
export function byUrgency(
  locations: readonly NeedsAttentionLocation[],
  locale: string,
): NeedsAttentionLocation[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return locations.toSorted(
    (a, b) =>
      b.criticalAlertCount - a.criticalAlertCount ||
      b.gatewaysOffline - a.gatewaysOffline ||
      offlineDevices(b) - offlineDevices(a) ||
      compare(a.locationName, b.locationName),
  )
}

/** The number of offline devices of any kind at a location. */
export const offlineDevices = (location: NeedsAttentionLocation) =>
  location.gatewaysOffline + location.routerOffline + location.sensorsOffline

/** The share of offline devices, from 0 to 1; 0 without devices. */
export function shareOffline({ offline, total }: Pick<DeviceCount, 'offline' | 'total'>): number {
  return total > 0 ? offline / total : 0
}
