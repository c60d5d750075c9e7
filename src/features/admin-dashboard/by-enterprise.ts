import type {
  DashboardEnterprise,
  DashboardLocation,
  NeedsAttentionLocation,
} from '~/api/generated/model/index.ts'
import { needsAttention, offlineDevices, shareOffline } from '~/features/monitoring/attention.ts'
import { sum, type ByEnterprise } from './totals.ts'

/** The options of "Order By", as in the address. */
export const orders = ['devices_offline', 'alerts', 'percent_offline', 'name'] as const

export type Order = (typeof orders)[number]

/** The locations of an enterprise. Its name is null until the enterprises have loaded. */
export type EnterpriseLocations<Location> = {
  id: number
  name: string | null
  /** By name. */
  locations: readonly Location[]
}

export type EnterpriseAttention = EnterpriseLocations<NeedsAttentionLocation> & {
  /** Totals over these locations. */
  offline: number
  alerts: number
  /** The share of all its sensors that are offline, from 0 to 1. Locations that are well count too. */
  sensorShare: number
}

/** Lists by enterprise, and the number of retired or removed enterprises that are left out. */
export type Grouped<Item> = { enterprises: Item[]; leftOut: number }

/**
 * The current enterprises with locations that need attention, in the chosen order.
 *
 * @param enterprises Undefined if they failed to load: then every enterprise is shown, by its id.
 */
export function attentionByEnterprise(
  attention: ByEnterprise<readonly NeedsAttentionLocation[]>,
  enterprises: readonly DashboardEnterprise[] | undefined,
  order: Order,
  locale: string,
): Grouped<EnterpriseAttention> {
  const shown = mapValues(attention, (locations) => attentionLocations(locations, locale))
  const grouped = groupByEnterprise(shown, enterprises, locale)
  const items = grouped.enterprises.map((each) => ({
    ...each,
    ...sumsOf(each.locations),
    sensorShare: sensorShareOf(attention[each.id] ?? []),
  }))
  return { ...grouped, enterprises: inOrder(items, order) }
}

/** The locations that need attention, by name. */
export const attentionLocations = (
  locations: readonly NeedsAttentionLocation[],
  locale: string,
): NeedsAttentionLocation[] =>
  byName(locations.filter(needsAttention), ({ locationName }) => locationName, locale)

/** The current enterprises with locations whose alerts are disabled, both by name. */
export const disabledByEnterprise = (
  disabled: ByEnterprise<readonly DashboardLocation[]>,
  enterprises: readonly DashboardEnterprise[] | undefined,
  locale: string,
): Grouped<EnterpriseLocations<DashboardLocation>> =>
  groupByEnterprise(
    mapValues(disabled, (locations) => byName(locations, ({ name }) => name, locale)),
    enterprises,
    locale,
  )

/** The non-empty lists, by the name of their enterprise. */
function groupByEnterprise<Location>(
  lists: ByEnterprise<readonly Location[]>,
  enterprises: readonly DashboardEnterprise[] | undefined,
  locale: string,
): Grouped<EnterpriseLocations<Location>> {
  const known = enterprises && new Map(enterprises.map((each) => [each.id, each]))
  const filled = Object.entries(lists)
    .filter(([, locations]) => locations.length > 0)
    .map(([id, locations]) => ({ id: Number(id), locations }))
  const items = filled
    .filter(({ id }) => known === undefined || known.get(id)?.retired === false)
    .map((each) => ({ ...each, name: known?.get(each.id)?.name ?? null }))
  return {
    enterprises: byName(items, ({ id, name }) => name || String(id), locale),
    leftOut: filled.length - items.length,
  }
}

export type LocationOf<Enterprise extends EnterpriseLocations<unknown>> =
  Enterprise['locations'][number]

/** Each enterprise with its locations below it, as rows of one list: an enterprise may have thousands. */
export const rowsByEnterprise = <Enterprise extends EnterpriseLocations<unknown>>(
  enterprises: readonly Enterprise[],
  idOf: (location: LocationOf<Enterprise>) => number,
): ({ id: string } & ({ enterprise: Enterprise } | { location: LocationOf<Enterprise> }))[] =>
  enterprises.flatMap((enterprise) => [
    { id: `enterprise ${enterprise.id}`, enterprise },
    ...enterprise.locations.map((location) => ({
      id: `${enterprise.id} ${idOf(location)}`,
      location,
    })),
  ])

const sumsOf = (locations: readonly NeedsAttentionLocation[]) => ({
  offline: sum(locations, offlineDevices),
  alerts: sum(locations, ({ criticalAlertCount }) => criticalAlertCount),
})

const sensorShareOf = (locations: readonly NeedsAttentionLocation[]) =>
  shareOffline({
    offline: sum(locations, ({ sensorsOffline }) => sensorsOffline),
    total: sum(locations, ({ sensorsTotal }) => sensorsTotal),
  })

const weights: Record<Order, (enterprise: EnterpriseAttention) => number> = {
  devices_offline: ({ offline }) => offline,
  alerts: ({ alerts }) => alerts,
  percent_offline: ({ sensorShare }) => sensorShare,
  name: () => 0,
}

/** Highest first. Ties keep their order by name. */
const inOrder = (enterprises: readonly EnterpriseAttention[], order: Order) =>
  enterprises.toSorted((a, b) => weights[order](b) - weights[order](a))

function byName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  locale: string,
): Item[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return items.toSorted((a, b) => compare(nameOf(a), nameOf(b)))
}

const mapValues = <Before, After>(
  record: ByEnterprise<Before>,
  change: (value: Before) => After,
): ByEnterprise<After> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value)]))
