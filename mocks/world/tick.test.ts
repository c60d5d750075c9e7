import { beforeEach, describe, expect, test } from 'vitest'
import { computed } from '../../src/testing/time.ts'
import { createTestSandbox } from '../handlers/testing.ts'
import { examplesNow } from './examples.ts'
import { Table } from './table.ts'
import type { World } from './world.ts'

let { succeed, sandbox, world } = createTestSandbox()
beforeEach(() => {
  ;({ succeed, sandbox, world } = createTestSandbox())
})

const hours = (count: number) => count * 60
const tick = (minutes: number, id = 'default') => sandbox.tick(id, minutes)
const contentsOf = (from: World) =>
  Object.entries(from).flatMap(([name, part]) =>
    part instanceof Table ? [[name, part.all()] as const] : [],
  )

describe('a tick', () => {
  test('moves only the clock of its own world', () => {
    tick(30, 'one')
    expect(world('one').clock.now()).toBe(examplesNow + 30 * 60_000)
    expect(world('two').clock.now()).toBe(examplesNow)
  })

  test('has the same result in the same world', () => {
    expect(tick(hours(12), 'one')).toEqual(tick(hours(12), 'two'))
    expect(contentsOf(world('one'))).toEqual(contentsOf(world('two')))
  })

  test('of an hour equals sixty of a minute', () => {
    tick(60, 'one')
    for (let minute = 0; minute < 60; minute += 1) tick(1, 'two')
    expect(contentsOf(world('one'))).toEqual(contentsOf(world('two')))
  })

  test('does not depend on calls in between', async () => {
    tick(hours(6), 'one')
    tick(hours(3), 'two')
    await succeed('createOrderShipment', {
      path: { id: 9004 },
      body: {
        parcels: [
          { weight: 2, weightUnit: 'lb', lengthInInches: 9, widthInInches: 9, heightInInches: 9 },
        ],
        destinationIsResidential: false,
      },
      world: 'two',
    })
    tick(hours(3), 'two')
    expect(world('two').alerts.all()).toEqual(world('one').alerts.all())
    expect(world('two').devices.all()).toEqual(world('one').devices.all())
  })

  test('of a day includes every kind of event', () => {
    const counts = tick(hours(24))
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0)
  })

  test('keeps the world in balance for a week', () => {
    const openAlerts = () => world().alerts.where('endedAt', null).length
    const offline = () => world().devices.where('status', 'Offline').length
    const [alerts, devices] = [openAlerts(), offline()]
    tick(hours(24 * 7))
    expect(openAlerts()).toBeGreaterThan(alerts / 3)
    expect(openAlerts()).toBeLessThan(alerts * 3)
    expect(offline()).toBeLessThan(devices * 2)
  })
})

describe('after a day', () => {
  beforeEach(() => void tick(hours(24)))

  test('every device that is not offline has reported on schedule', () => {
    const now = world().clock.now()
    const late = world()
      .devices.all()
      .filter(({ status, groupingId, lastUpdatedAt, rate }) => {
        const period = (rate > 1 ? rate : 900) * 1000
        const isHere = groupingId !== null && status !== 'Offline' && lastUpdatedAt !== null
        return isHere && now - Date.parse(lastUpdatedAt) > period
      })
    expect(late).toEqual([])
  })

  test('nothing is in the future', () => {
    const now = world().clock.instant()
    const times = [
      ...world()
        .devices.all()
        .map(({ lastUpdatedAt }) => lastUpdatedAt ?? ''),
      ...world()
        .alerts.all()
        .flatMap(({ startedAt, endedAt }) => [startedAt, endedAt ?? '']),
      ...world()
        .auditEvents.all()
        .map(({ changedAt }) => changedAt),
    ]
    expect(times.filter((time) => time > now)).toEqual([])
  })

  test('no job is late but the one that does not run, and the errors of runs are listed', async () => {
    const now = world().clock.now()
    const { jobs } = await succeed('listSchedulerJobs')
    const stored = world().schedulerJobs.all()
    for (const [index, { prevFireTime, nextFireTime }] of jobs.entries()) {
      if (stored[index]?.stalled) continue
      expect(nextFireTime === -1 || nextFireTime > now).toBe(true)
      expect(prevFireTime).toBeLessThanOrEqual(now)
      expect(stored[index]).toMatchObject({ prevFireTime, nextFireTime })
    }
    const { errors } = await succeed('listSchedulerErrors')
    const failed = errors.filter(({ timestamp }) => timestamp > examplesNow)
    expect(failed.length).toBeGreaterThan(0)
    expect(jobs.some(({ jobName }) => failed[0]?.formattedMessage.includes(jobName))).toBe(true)
  })

  test('the dashboards agree with devices and alerts', async () => {
    const { alerts } = await succeed('listDashboardAlerts', {
      query: { timeConstraint: 'LAST_30_DAYS' },
    })
    const open = alerts.filter(({ endedAt }) => endedAt === null)
    const { data } = await succeed('getNeedsAttention')
    for (const location of data) {
      const critical = open.filter(
        ({ deviceGrouping, alertLevel }) =>
          deviceGrouping.id === location.deviceGroupingId && alertLevel.token === 'critical',
      )
      expect(location.criticalAlertCount).toBe(critical.length)
    }
    const offline = data.reduce(
      (sum, each) => sum + each.gatewaysOffline + each.routerOffline + each.sensorsOffline,
      0,
    )
    const located = world()
      .devices.where('status', 'Offline')
      .filter((row) => row.groupingId)
    expect(offline).toBe(located.length)
    const { data: byEnterprise } = await succeed('getAdminNeedsAttention')
    expect(Object.values(byEnterprise).flat().length).toBe(data.length)
  })

  test('the audit log has the latest change of every device and alert', async () => {
    const latest = new Map<string, string>()
    for (const { changedAt, tableName, recordData } of world().auditEvents.all()) {
      if (Date.parse(changedAt) <= examplesNow || recordData === null) continue
      const record = JSON.parse(recordData) as Record<string, unknown>
      if (tableName === 'device_status') {
        latest.set(`device ${String(record['device_id'])}`, String(record['status']))
      }
      if (tableName === 'alert')
        latest.set(`alert ${String(record['id'])}`, String(record['level']))
    }
    expect(latest.size).toBeGreaterThan(10)
    for (const [key, value] of latest) {
      const [kind, id] = key.split(' ')
      const row =
        kind === 'device'
          ? world().devices.get(Number(id))?.status
          : world().alerts.get(Number(id))?.level.token
      expect(row).toBe(value)
    }
    const { changeEvents } = await succeed('listAuditEvents', {
      query: { enterpriseId: 2, tableNameFilter: 'device_status' },
    })
    expect(changeEvents.every(({ userInfo }) => userInfo === null)).toBe(true)
  })

  test('no alert has opened where alerts are disabled', () => {
    const disabled = world()
      .groupings.where('alertsDisabled', true)
      .map(({ id }) => id)
    const open = world()
      .alerts.where('endedAt', null)
      .map(({ groupingId }) => groupingId)
    expect(open.filter((id) => disabled.includes(id))).toEqual([])
  })
})

test('a simulated minute does not move a running clock', () => {
  const before = world().clock.now()
  sandbox.simulate()
  expect(world().clock.now()).toBe(before)
  expect(world().simulation.minutes).toBe(1)
})

test('a minute of 50,000 devices takes less than a second', { timeout: 30_000 }, () => {
  const large = createTestSandbox('large')
  large.world()
  const before = computed()
  expect(large.sandbox.tick('default', 1).reports).toBeGreaterThan(1000)
  expect(computed() - before).toBeLessThan(1000)
})
