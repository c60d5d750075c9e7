import type { Schema } from '../operations.ts'
import { day, instantOf } from '../world/clock.ts'
import { byName, locationsOfLevel, subtreeOf } from '../world/locations.ts'
import type { AlertRow, DeviceRow, GroupingRow, UserRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { ok } from './replies.ts'
import type { HandlersOf } from './types.ts'

type Operations =
  | 'listDashboardAlerts'
  | 'getKrmcdDashboard'
  | 'getNeedsAttention'
  | 'getAdminDashboard'
  | 'getAdminNeedsAttention'
  | 'getLocationsWithDisabledAlerts'

const spans = { LAST_24_HOURS: day, LAST_7_DAYS: 7 * day, LAST_30_DAYS: 30 * day }

export const dashboards = {
  listDashboardAlerts({ query, user, world }) {
    const { timeConstraint = 'LAST_7_DAYS', categoryFilterIds } = query
    const { filterGroupId = -1, filterGroupingId = -1 } = query
    const since = instantOf(world.clock.now() - spans[timeConstraint])
    const categories = categoryFilterIds ? categoryFilterIds.split(',').map(Number) : undefined
    const subtree = filterGroupingId === -1 ? undefined : subtreeOf(world, filterGroupingId)
    const ofLevel = new Set(
      filterGroupId === -1 ? [] : locationsOfLevel(world, filterGroupId).map(({ id }) => id),
    )
    const rows = world.alerts.all().filter((alert) => {
      const { startedAt, endedAt, groupingId, classification } = alert
      if (endedAt !== null && startedAt < since) return false
      if (categories && !categories.includes(classification.id ?? -1)) return false
      if (subtree && !subtree.has(groupingId)) return false
      const grouping = world.groupings.get(groupingId)
      if (!grouping || !maySee(user, grouping.enterpriseId)) return false
      return filterGroupId === -1 || ofLevel.has(groupingId)
    })
    return ok({ alerts: rows.toSorted(newestFirst).map((row) => alertView(world, row)) })
  },

  getKrmcdDashboard({ user, world }) {
    const outOfRange = openAlertsByLocation(world, isCondition)
    const locations = visibleLocations(world, user)
      .map(({ id, name }): Schema<'KrmcdLocation'> => {
        const rows = world.devices.where('groupingId', id)
        const total = rows.reduce((sum, device) => sum + conditionsOf(device), 0)
        const inRange = Math.max(total - (outOfRange.get(id) ?? 0), 0)
        return {
          deviceGroupingId: id,
          locationName: name,
          conditionsInRange: inRange,
          conditionsTotal: total,
        }
      })
      .filter(({ conditionsTotal }) => conditionsTotal !== 0)
    const updatedAt = locations.length > 0 ? lastCount(world) : null
    return ok({ data: { updatedAt, locations } })
  },

  getNeedsAttention({ user, world }) {
    const locations = visibleLocations(world, user)
    const data = attentionOf(world, locations).map((each, at) => ({
      ...each,
      ...placeOf(world, locations[at]!),
    }))
    return ok({ data })
  },

  getAdminDashboard({ world }) {
    const enterprises = byName(world.enterprises.all(), ({ name }) => name)
    return ok({
      data: {
        enterprises: enterprises.map(({ id, name, retired }) => ({ id, name, retired })),
        adminDashboardEnterpriseSummaries: Object.fromEntries(
          enterpriseIds(world).map((id) => [id, summaryOf(world, id)]),
        ),
      },
    })
  },

  getAdminNeedsAttention({ user, world }) {
    const locations = Map.groupBy(visibleLocations(world, user), (row) => row.enterpriseId)
    const entries = enterpriseIds(world).map((id) => [
      id,
      attentionOf(world, locations.get(id) ?? []),
    ])
    return ok({ data: Object.fromEntries(entries) as Schema<'AdminNeedsAttentionResult'>['data'] })
  },

  getLocationsWithDisabledAlerts({ world }) {
    const locations = byName(world.groupings.where('alertsDisabled', true), ({ name }) => name)
    const data: Schema<'DisabledAlertsResult'>['data'] = {}
    for (const [enterpriseId, rows] of Map.groupBy(locations, (row) => row.enterpriseId)) {
      data[enterpriseId] = rows.map(({ id, name }) => ({ id, name }))
    }
    return ok({ data })
  },
} satisfies HandlersOf<Operations>

/** Every enterprise, including removed ones that left locations behind. */
function enterpriseIds(world: World): number[] {
  const ids = [
    ...world.enterprises.all().map(({ id }) => id),
    ...world.groupings.all().map(({ enterpriseId }) => enterpriseId),
  ]
  return [...new Set(ids)]
}

/** The provider's staff see everything, a customer's staff only their own enterprise. */
const maySee = (user: UserRow, enterpriseId: number) =>
  user.enterpriseId === null || user.enterpriseId === enterpriseId

const newestFirst = (a: AlertRow, b: AlertRow) =>
  a.startedAt === b.startedAt ? b.id - a.id : a.startedAt < b.startedAt ? 1 : -1

function alertView(world: World, row: AlertRow): Schema<'Alert'> {
  const device = world.devices.get(row.deviceId)
  const grouping = world.groupings.get(row.groupingId)
  const enterprise = world.enterprises.get(grouping?.enterpriseId)
  const { id, level, classification, dataType, threshold, value, startedAt, endedAt } = row
  return {
    id,
    alertLevel: level,
    thresholdClassification: classification,
    deviceDataType: dataType,
    threshold,
    value,
    device: {
      id: row.deviceId,
      serialNumber: device?.serialNumber ?? '',
      displayName: device?.displayName ?? null,
    },
    deviceGrouping: {
      id: row.groupingId,
      name: grouping?.name ?? '',
      timezone: grouping?.timezone ?? null,
    },
    enterprise: enterprise ? { id: enterprise.id, name: enterprise.name } : null,
    startedAt,
    endedAt,
  }
}

/** The groupings that a user monitors, by name. */
function visibleLocations(world: World, user: UserRow): GroupingRow[] {
  const rows =
    user.enterpriseId === null
      ? world.groupings.all()
      : world.groupings.where('enterpriseId', user.enterpriseId)
  return byName(
    rows.filter(({ monitoringVisible }) => monitoringVisible),
    ({ name }) => name,
  )
}

type Kind = 'gateway' | 'router' | 'sensor'
const kinds: Record<string, Kind> = {
  'waypost-gateway-g2': 'gateway',
  'waypost-router-r1': 'router',
}
const kindOf = ({ deviceTypeToken }: DeviceRow): Kind => kinds[deviceTypeToken] ?? 'sensor'

/** The locations with their problems, in the given order. */
function attentionOf(
  world: World,
  locations: readonly GroupingRow[],
): Schema<'NeedsAttentionLocation'>[] {
  return locations.map(({ id, name }) => {
    const rows = world.devices.where('groupingId', id)
    const count = (kind: Kind) => rows.filter((row) => kindOf(row) === kind).length
    const offline = (kind: Kind) =>
      rows.filter((row) => row.status === 'Offline' && kindOf(row) === kind).length
    return {
      deviceGroupingId: id,
      locationName: name,
      gatewaysOffline: offline('gateway'),
      gatewaysTotal: count('gateway'),
      routerOffline: offline('router'),
      routerTotal: count('router'),
      sensorsOffline: offline('sensor'),
      sensorsTotal: count('sensor'),
      criticalAlertCount: world.alerts.where('groupingId', id).filter(isOpenAndCritical).length,
    }
  })
}

/** Distinguishes locations of the same name. */
function placeOf(world: World, { enterpriseId, timezone }: GroupingRow) {
  const enterprise = world.enterprises.get(enterpriseId)
  return { enterprise: enterprise ? { id: enterprise.id, name: enterprise.name } : null, timezone }
}

const isOpenAndCritical = ({ level, endedAt }: AlertRow) =>
  endedAt === null && level.token === 'critical'

/** A low battery does not put the device's readings out of range. */
const isCondition = ({ classification }: AlertRow) => classification.token !== 'battery'

/** A temperature and humidity sensor measures two conditions, every other device one. */
const conditionsOf = ({ deviceTypeToken }: DeviceRow) =>
  deviceTypeToken === 'draginolht65n' ? 2 : 1

function openAlertsByLocation(world: World, which: (row: AlertRow) => boolean) {
  const counts = new Map<number, number>()
  for (const row of world.alerts.where('endedAt', null).filter(which)) {
    counts.set(row.groupingId, (counts.get(row.groupingId) ?? 0) + 1)
  }
  return counts
}

/** Conditions are counted every five minutes. */
function lastCount(world: World): string {
  const period = 300_000
  return instantOf(Math.floor((world.clock.now() - 1) / period) * period)
}

function summaryOf(world: World, enterpriseId: number): Schema<'AdminDashboardEnterpriseSummary'> {
  const types = Map.groupBy(
    world.devices.where('enterpriseId', enterpriseId),
    ({ deviceTypeToken }) => deviceTypeToken,
  )
  const locations = world.groupings
    .where('enterpriseId', enterpriseId)
    .filter(({ timezone }) => timezone !== null)
  return {
    deviceTypeCounts: Object.fromEntries(
      [...types].map(([token, rows]) => [typeNameOf(world, token), rows.length]),
    ),
    activeUserCount: world.users
      .where('enterpriseId', enterpriseId)
      .filter(({ archived }) => !archived).length,
    adminDashboardLocations: byName(locations, ({ name }) => name).map(({ id, name }) => ({
      id,
      name,
    })),
  }
}

function typeNameOf({ catalog }: World, token: string): string {
  const type = catalog.deviceTypes.get(token) ?? catalog.otherDeviceTypes.get(token)
  return type?.name ?? token
}
