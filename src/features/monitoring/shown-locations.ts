import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import { byUrgency, needsAttention, offlineDevices, watchedLocations } from './attention.ts'
import type { LocationState } from './locations-addresses.ts'

const inState: Record<LocationState, (location: NeedsAttentionLocation) => boolean> = {
  '': needsAttention,
  critical: ({ criticalAlertCount }) => criticalAlertCount > 0,
  offline: (location) => offlineDevices(location) > 0,
  well: (location) => !needsAttention(location),
  all: () => true,
}

type LocationFilter = {
  state: LocationState
  /** Part of the name of a location or an enterprise. */
  search: string
  order: 'urgency' | 'name'
}

/** The locations of an enterprise; all if none is selected. */
export const ofEnterprise = (
  locations: readonly NeedsAttentionLocation[],
  enterprise: number | undefined,
) =>
  enterprise === undefined
    ? locations
    : locations.filter((location) => location.enterprise?.id === enterprise)

/** The locations with devices that match a filter, in its order. */
export function shownLocations(
  locations: readonly NeedsAttentionLocation[],
  { state, search, order }: LocationFilter,
  locale: string,
): NeedsAttentionLocation[] {
  const wanted = search.toLocaleLowerCase()
  const found = watchedLocations(locations).filter(
    (location) =>
      inState[state](location) &&
      `${location.locationName}\n${location.enterprise?.name ?? ''}`
        .toLocaleLowerCase()
        .includes(wanted),
  )
  if (order === 'urgency') return byUrgency(found, locale)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return found.toSorted((a, b) => compare(a.locationName, b.locationName))
}

/** The enterprises of some locations, by name. */
export function enterprisesOf(locations: readonly NeedsAttentionLocation[], locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const known = new Map<number, string>()
  for (const { enterprise } of locations)
    if (enterprise?.id !== undefined) known.set(enterprise.id, enterprise.name)
  return [...known].map(([id, name]) => ({ id, name })).toSorted((a, b) => compare(a.name, b.name))
}
