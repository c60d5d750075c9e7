import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'

export type DeviceKind = 'gateways' | 'routers' | 'sensors'

/** How many devices of one kind a location has, and how many of them do not report. */
export type DeviceCount = { kind: DeviceKind; offline: number; total: number }

/** The devices of a location, kind by kind. Kinds that it does not have are left out. */
export function deviceCounts(location: NeedsAttentionLocation): DeviceCount[] {
  const counts: DeviceCount[] = [
    { kind: 'gateways', offline: location.gatewaysOffline, total: location.gatewaysTotal },
    { kind: 'routers', offline: location.routerOffline, total: location.routerTotal },
    { kind: 'sensors', offline: location.sensorsOffline, total: location.sensorsTotal },
  ]
  return counts.filter(({ total }) => total > 0)
}

/** The locations that have a device: the others, regions for example, have nothing that could need attention. */
export function watchedLocations(locations: readonly NeedsAttentionLocation[]) {
  return locations.filter((location) => deviceCounts(location).length > 0)
}

/** The locations with an offline device or a critical alert, by name. Locations without devices are left out. */
export function locationsNeedingAttention(
  locations: readonly NeedsAttentionLocation[],
  locale: string,
): NeedsAttentionLocation[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return watchedLocations(locations)
    .filter(
      ({ gatewaysOffline, routerOffline, sensorsOffline, criticalAlertCount }) =>
        gatewaysOffline > 0 || routerOffline > 0 || sensorsOffline > 0 || criticalAlertCount > 0,
    )
    .toSorted((a, b) => compare(a.locationName, b.locationName))
}

/** Which share is offline, from 0 to 1; 0 where there is nothing. */
export function shareOffline({ offline, total }: Pick<DeviceCount, 'offline' | 'total'>): number {
  return total > 0 ? offline / total : 0
}
