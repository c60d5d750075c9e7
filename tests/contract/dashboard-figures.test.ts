import { describe, expect, test } from 'vitest'
import {
  attentionByEnterprise,
  disabledByEnterprise,
  orders,
} from '~/features/admin-dashboard/by-enterprise.ts'
import { attentionTotals, systemTotals, topDeviceTypes } from '~/features/admin-dashboard/totals.ts'
import { createTestSandbox } from '../../mocks/handlers/testing.ts'
import type { DeviceRow, GroupingRow } from '../../mocks/world/rows.ts'
import type { Scenario, World } from '../../mocks/world/world.ts'

// Every figure of the admin dashboard is counted again from the rows of the world, without the server's answers.

const gateway = 'waypost-gateway-g2'
const router = 'waypost-router-r1'

function worldFigures(world: World) {
  const current = world.enterprises.all().filter(({ retired }) => !retired)
  const ids = new Set(current.map(({ id }) => id))
  const isOfCurrent = ({ enterpriseId }: { enterpriseId: number | null }) =>
    enterpriseId !== null && ids.has(enterpriseId)
  const devices = world.devices.all().filter(isOfCurrent)
  const monitored = world.groupings.all().filter((row) => isOfCurrent(row) && row.monitoringVisible)
  const at = new Map(monitored.map((row) => [row.id, row]))
  const placed = devices.filter(({ groupingId }) => groupingId !== null && at.has(groupingId))
  const isOffline = ({ status }: DeviceRow) => status === 'Offline'
  const critical = world.alerts.all().filter(({ endedAt, level, groupingId }) => {
    return endedAt === null && level.token === 'critical' && at.has(groupingId)
  })
  const troubled = (location: GroupingRow) =>
    placed.some(({ groupingId }) => groupingId === location.id) &&
    (placed.some((row) => row.groupingId === location.id && isOffline(row)) ||
      critical.some(({ groupingId }) => groupingId === location.id))
  return {
    current,
    retired: world.enterprises.all().length - current.length,
    users: world.users.all().filter((row) => isOfCurrent(row) && !row.archived),
    devices,
    locations: world.groupings.all().filter((row) => isOfCurrent(row) && row.timezone !== null),
    placed,
    offline: placed.filter(isOffline),
    critical,
    disabled: world.groupings.all().filter((row) => isOfCurrent(row) && row.alertsDisabled),
    shown: (enterpriseId: number) =>
      monitored.filter((row) => row.enterpriseId === enterpriseId).filter(troubled),
  }
}

async function dashboardOf(scenario: Scenario) {
  const { succeed, world } = createTestSandbox(scenario)
  const { data: summary } = await succeed('getAdminDashboard')
  const { data: attention } = await succeed('getAdminNeedsAttention')
  const { data: disabled } = await succeed('getLocationsWithDisabledAlerts')
  return { summary, attention, disabled, world: world() }
}

describe.each(['busy', 'large', 'empty'] as const)('in the world %s', async (scenario) => {
  const { summary, attention, disabled, world } = await dashboardOf(scenario)
  const figures = worldFigures(world)

  test('every total matches the world', () => {
    expect(systemTotals(summary)).toEqual({
      enterprises: figures.current.length,
      retired: figures.retired,
      activeUsers: figures.users.length,
      devices: figures.devices.length,
      locations: figures.locations.length,
    })
    expect(attentionTotals(summary.enterprises, attention)).toEqual({
      devices: figures.placed.length,
      offline: figures.offline.length,
      critical: figures.critical.length,
    })
  })

  test('the five most frequent device types match the world, with ties sorted by name', () => {
    const { deviceTypes, otherDeviceTypes } = world.catalog
    const nameOf = (token: string) =>
      (deviceTypes.get(token) ?? otherDeviceTypes.get(token))?.name ?? token
    const counts = Map.groupBy(figures.devices, ({ deviceTypeToken }) => nameOf(deviceTypeToken))
    const expected = [...counts]
      .map(([type, rows]) => ({ type, count: rows.length }))
      .toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1))
      .slice(0, 5)
    expect(topDeviceTypes(summary, 'en')).toEqual(expected)
  })

  test('the locations with disabled alerts belong to current enterprises', () => {
    const { enterprises } = disabledByEnterprise(disabled, summary.enterprises, 'en')
    const shown = enterprises.flatMap(({ locations }) => locations.map(({ id }) => id))
    expect(shown).toHaveLength(figures.disabled.length)
    expect(new Set(shown)).toEqual(new Set(figures.disabled.map(({ id }) => id)))
  })
})

describe('what needs attention', async () => {
  const { summary, attention, world } = await dashboardOf('busy')
  const figures = worldFigures(world)

  test.each(orders)('by %s matches the locations and sums of the world', (order) => {
    const { enterprises } = attentionByEnterprise(attention, summary.enterprises, order, 'en')
    const expected = figures.current
      .map(({ id, name }) => ({ id, name, rows: figures.shown(id) }))
      .filter(({ rows }) => rows.length > 0)
      .map(({ id, name, rows }) => {
        const places = new Set(rows.map((row) => row.id))
        const isHere = ({ groupingId }: { groupingId: number | null }) =>
          groupingId !== null && places.has(groupingId)
        const sensors = figures.placed.filter(
          (row) => row.enterpriseId === id && ![gateway, router].includes(row.deviceTypeToken),
        )
        const offline = sensors.filter(({ status }) => status === 'Offline').length
        return {
          id,
          name,
          locations: rows.map((row) => row.name).toSorted(),
          offline: figures.offline.filter(isHere).length,
          alerts: figures.critical.filter(isHere).length,
          sensorShare: sensors.length === 0 ? 0 : offline / sensors.length,
        }
      })
    const key = { devices_offline: 'offline', alerts: 'alerts', percent_offline: 'sensorShare' }
    const weight = (row: (typeof expected)[number]) =>
      order === 'name' ? 0 : row[key[order] as 'offline']
    expect(
      enterprises.map((each) => ({
        ...each,
        locations: each.locations.map(({ locationName }) => locationName),
      })),
    ).toEqual(expected.toSorted((a, b) => weight(b) - weight(a) || (a.name < b.name ? -1 : 1)))
  })

  test('leaves out problems at a retired enterprise', () => {
    const retired = summary.enterprises.find((each) => each.retired)!
    expect(attention[retired.id]?.some(({ sensorsOffline }) => sensorsOffline > 0)).toBe(true)
    const grouped = attentionByEnterprise(attention, summary.enterprises, 'name', 'en')
    expect(grouped.enterprises.map(({ id }) => id)).not.toContain(retired.id)
    expect(grouped.leftOut).toBe(1)
  })
})
