import { day, hour, instantOf, minute } from '../clock.ts'
import type { AlertRow, DeviceRow } from '../rows.ts'
import type { World } from '../world.ts'
import type { Seed } from './seed.ts'

type Template = Omit<AlertRow, 'id' | 'deviceId' | 'groupingId' | 'startedAt' | 'endedAt'>

const lowBattery = 90_113
const silence = 90_105
/** Past alerts from the weeks before the examples' alerts of the last seven days. */
const firstOlder = 90_071
/** This device has a single alert, in the past. */
const withOneAlert = 5043

/**
 * The alerts of the examples, older ones of the same enterprises, and for the others alerts that fit the status of their
 * devices, such as offline or low battery. There are none where alerts are disabled.
 */
export function seedAlerts({ world, examples, scenario }: Seed): void {
  const { alerts } = examples.answer('listDashboardAlerts', 200, 'lastSevenDays')
  const moved = (instant: string | number | null | undefined) =>
    instant ? examples.recent(instant) : null
  for (const alert of alerts.toSorted((a, b) => a.id - b.id)) {
    world.alerts.insert({
      id: alert.id,
      deviceId: alert.device.id,
      groupingId: alert.deviceGrouping.id,
      level: alert.alertLevel,
      classification: alert.thresholdClassification,
      dataType: alert.deviceDataType,
      threshold: alert.threshold ?? null,
      value: alert.value ?? null,
      startedAt: examples.recent(alert.startedAt),
      endedAt: moved(alert.endedAt),
    })
  }
  const disabled = examples.answer('getLocationsWithDisabledAlerts', 200, 'some').data
  for (const { id } of Object.values(disabled).flat()) {
    world.groupings.update(id, { alertsDisabled: true })
  }
  const templates = templatesByType(world)
  seedOlder(world, templates)
  disableSome(world)
  seedOthers(world, templates, scenario === 'large' ? 0.1 : 1)
}

/** The possible alerts of a device type, from the examples. */
function templatesByType(world: World): Map<string, AlertRow[]> {
  const measured = world.alerts
    .all()
    .filter(({ classification }) => !['battery', 'connectivity'].includes(classification.token))
  return Map.groupBy(measured, ({ deviceId }) => world.devices.get(deviceId)?.deviceTypeToken ?? '')
}

function seedOlder(world: World, templates: Map<string, AlertRow[]>): void {
  const { random } = world
  const sensors = world.devices
    .all()
    .filter(({ id, deviceTypeToken }) => id < 5054 && templates.has(deviceTypeToken))
  const others = sensors.filter(({ id }) => id !== withOneAlert)
  const picked = Array.from({ length: 20 }, () => random.pick(others))
  const all = [...picked, ...sensors.filter(({ id }) => id === withOneAlert)]
  for (const [index, device] of all.entries()) {
    const template = random.pick(templates.get(device.deviceTypeToken)!)
    const startedAt = world.clock.now() - (29 - index) * day - random.int(0, 20) * hour
    const endedAt = startedAt + random.int(4, 180) * minute
    insertAlert(world, device, template, { id: firstOlder + index, startedAt, endedAt })
  }
}

function disableSome(world: World): void {
  for (const { id, enterpriseId, timezone } of world.groupings.all()) {
    if (enterpriseId > 3 && timezone !== null && world.random.chance(0.05)) {
      world.groupings.update(id, { alertsDisabled: true })
    }
  }
}

/** @param share The share of the devices that should have alerts and get them, from 0 to 1. */
function seedOthers(world: World, templates: Map<string, AlertRow[]>, share: number): void {
  const { random } = world
  const now = world.clock.now()
  const [silent, weak] = [world.alerts.get(silence)!, world.alerts.get(lowBattery)!]
  for (const device of world.devices.all()) {
    if ((device.enterpriseId ?? 0) <= 3 || device.groupingId === null) continue
    if (world.groupings.get(device.groupingId)?.alertsDisabled || !random.chance(share)) continue
    if (device.status === 'Offline') {
      const startedAt = Date.parse(device.lastUpdatedAt ?? instantOf(now)) + hour
      insertAlert(world, device, silent, { startedAt, endedAt: null })
    }
    if (device.status === 'Low battery') {
      const startedAt = now - random.int(1, 200) * hour
      insertAlert(
        world,
        device,
        { ...weak, value: random.int(4, 19) },
        { startedAt, endedAt: null },
      )
    }
    const possible = templates.get(device.deviceTypeToken)
    if (!possible || device.status === 'Offline' || !random.chance(0.3)) continue
    const startedAt = now - random.int(60, 29 * 24 * 60) * minute
    const endedAt = startedAt + random.int(6, 400) * minute
    const isOpen = endedAt > now || random.chance(0.06)
    const times = { startedAt, endedAt: isOpen ? null : endedAt }
    insertAlert(world, device, random.pick(possible), times)
  }
}

function insertAlert(
  world: World,
  { id: deviceId, groupingId }: DeviceRow,
  template: Template,
  times: { id?: number; startedAt: number; endedAt: number | null },
): void {
  if (groupingId === null) return
  const { level, classification, dataType, threshold, value } = template
  const { id, startedAt, endedAt } = times
  world.alerts.insert({
    ...(id !== undefined && { id }),
    deviceId,
    groupingId,
    level,
    classification,
    dataType,
    threshold,
    value,
    startedAt: instantOf(startedAt),
    endedAt: endedAt === null ? null : instantOf(endedAt),
  })
}
