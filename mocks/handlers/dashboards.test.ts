import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { computed } from '../../src/testing/time.ts'
import { createExamples, examplesNow } from '../world/examples.ts'
import { contract, createTestSandbox } from './testing.ts'

const examples = createExamples(contract, examplesNow)
let { succeed, world } = createTestSandbox()
beforeEach(() => {
  ;({ succeed, world } = createTestSandbox())
})

const sevenDays = examples.answer('listDashboardAlerts', 200, 'lastSevenDays').alerts

describe('alerts', () => {
  test('of a customer’s staff are those of their enterprise', async () => {
    const { alerts } = await succeed('listDashboardAlerts', { as: 'staff' })
    expect(alerts).toEqual(sevenDays.filter(({ enterprise }) => enterprise?.id === 1))
  })

  test('of the provider’s staff are those of every enterprise, the newest first', async () => {
    const { alerts } = await succeed('listDashboardAlerts')
    expect(alerts).toEqual(expect.arrayContaining(sevenDays))
    expect(new Set(alerts.map(({ enterprise }) => enterprise?.id)).size).toBeGreaterThan(3)
    const times = alerts.map(({ startedAt }) => String(startedAt))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test.each([
    ['LAST_24_HOURS', 1],
    ['LAST_7_DAYS', 7],
    ['LAST_30_DAYS', 30],
  ] as const)('of %s began then or are still open', async (timeConstraint, days) => {
    const query = { timeConstraint }
    const { alerts } = await succeed('listDashboardAlerts', { query, as: 'staff' })
    const ages = alerts
      .filter(({ endedAt }) => endedAt !== null)
      .map(({ startedAt }) => (examplesNow - Date.parse(String(startedAt))) / 86_400_000)
    expect(Math.max(...ages)).toBeLessThanOrEqual(days)
    expect(Math.max(...ages)).toBeGreaterThan(days / 2)
    expect(alerts.map(({ id }) => id)).toContain(90_105)
  })

  test('can be narrowed to some classifications', async () => {
    const query = { categoryFilterIds: '4,5' }
    const { alerts } = await succeed('listDashboardAlerts', { query, as: 'staff' })
    expect(alerts.map(({ id }) => id)).toEqual([90_115, 90_113, 90_108])
  })

  test('can be narrowed to a location', async () => {
    const example = examples.answer('listDashboardAlerts', 200, 'oneLocation')
    expect(await succeed('listDashboardAlerts', { query: { filterGroupingId: 1002 } })).toEqual(
      example,
    )
  })

  test('of a location are those of the locations below it too', async () => {
    const query = { filterGroupingId: 3002 }
    const { alerts } = await succeed('listDashboardAlerts', { query })
    expect(new Set(alerts.map(({ deviceGrouping }) => deviceGrouping.id))).toEqual(new Set([3004]))
  })

  test('can be narrowed to a level', async () => {
    const at = async (filterGroupId: number) =>
      (await succeed('listDashboardAlerts', { query: { filterGroupId } })).alerts
    expect((await at(33)).every(({ enterprise }) => enterprise?.id === 3)).toBe(true)
    expect((await at(33)).length).toBeGreaterThan(0)
    // The levels above count what is below them, as the counts of devices do.
    expect(await at(31)).toEqual(await at(33))
    expect(await at(11)).not.toEqual(await at(33))
  })

  test('are complete when a filter is empty', async () => {
    const all = await succeed('listDashboardAlerts')
    const query = { categoryFilterIds: '' }
    expect(await succeed('listDashboardAlerts', { query })).toEqual(all)
  })

  test('of another enterprise’s location are hidden', async () => {
    const query = { filterGroupingId: 2003 }
    expect(await succeed('listDashboardAlerts', { query, as: 'staff' })).toEqual({ alerts: [] })
  })

  test('do not occur where they are disabled', () => {
    const { alerts, groupings } = world()
    const disabled = groupings.where('alertsDisabled', true).map(({ id }) => id)
    const open = alerts.where('endedAt', null).map(({ groupingId }) => groupingId)
    expect(open.filter((id) => disabled.includes(id))).toEqual([])
  })
})

describe('the locations that need attention', () => {
  test('are those of the contract’s example for a customer’s staff', async () => {
    const example = examples.answer('getNeedsAttention', 200, 'freshFields')
    expect(await succeed('getNeedsAttention', { as: 'staff' })).toEqual(example)
  })

  test('are those of every enterprise for the provider’s staff', async () => {
    const example = examples.answer('getNeedsAttention', 200, 'locations')
    const { data } = await succeed('getNeedsAttention')
    expect(data).toEqual(expect.arrayContaining(example.data))
    expect(data.length).toBeGreaterThan(example.data.length)
  })

  test('are grouped by enterprise for the admin dashboard', async () => {
    const example = examples.answer('getAdminNeedsAttention', 200, 'all')
    const { data } = await succeed('getAdminNeedsAttention')
    for (const id of ['1', '2', '3']) expect(data[id]).toEqual(example.data[id])
    // The map includes what a removed enterprise has left behind.
    expect(Object.keys(data)).toHaveLength(world().enterprises.size + 1)
  })

  test('change when a device goes offline and when an alert ends', async () => {
    world().devices.update(5001, { status: 'Offline' })
    world().alerts.update(90_118, { endedAt: world().clock.instant() })
    const { data } = await succeed('getNeedsAttention', { as: 'staff' })
    expect(data[0]).toMatchObject({ gatewaysOffline: 1, criticalAlertCount: 1 })
  })
})

describe('the key monitoring conditions', () => {
  test('are those of the contract’s example', async () => {
    const example = examples.answer('getKrmcdDashboard', 200, 'freshFields')
    expect(await succeed('getKrmcdDashboard', { as: 'staff' })).toEqual(example)
  })

  test('are empty where nothing is measured', async () => {
    const empty = createTestSandbox('empty')
    const example = examples.answer('getKrmcdDashboard', 200, 'empty')
    expect(await empty.succeed('getKrmcdDashboard')).toEqual(example)
  })
})

describe('the admin dashboard', () => {
  test('has every enterprise of the contract’s example, including the retired one', async () => {
    const example = examples.answer('getAdminDashboard', 200, 'all')
    const { data } = await succeed('getAdminDashboard')
    expect(data.enterprises).toEqual(example.data.enterprises)
    for (const id of ['1', '2', '3']) {
      expect(data.adminDashboardEnterpriseSummaries[id]).toEqual(
        example.data.adminDashboardEnterpriseSummaries[id],
      )
    }
  })

  test('does not count archived users', async () => {
    await succeed('archiveUser', { path: { id: 4 } })
    const { data } = await succeed('getAdminDashboard')
    expect(data.adminDashboardEnterpriseSummaries['1']?.activeUserCount).toBe(2)
  })

  test('lists the locations with disabled alerts by enterprise', async () => {
    const example = examples.answer('getLocationsWithDisabledAlerts', 200, 'some')
    const { data } = await succeed('getLocationsWithDisabledAlerts')
    expect(data).toMatchObject(example.data)
    expect(data['4']).not.toEqual([])
  })
})

describe('with 50,000 devices', () => {
  let large: typeof succeed
  beforeAll(() => {
    const sandbox = createTestSandbox('large')
    sandbox.world()
    large = sandbox.succeed
  }, 30_000)

  test.each([
    'getAdminDashboard',
    'getAdminNeedsAttention',
    'getNeedsAttention',
    'getKrmcdDashboard',
    'getLocationsWithDisabledAlerts',
    'listDashboardAlerts',
  ] as const)('%s answers in half a second', async (operationId) => {
    await large(operationId)
    const started = computed()
    await large(operationId)
    expect(computed() - started).toBeLessThan(500)
  })
})
