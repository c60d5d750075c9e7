import { instantOf, minute } from './clock.ts'
import type { AlertRow, DeviceRow } from './rows.ts'
import type { Minute } from './tick.ts'
import type { World } from './world.ts'

/** The content of an alert. */
type Kind = Pick<AlertRow, 'level' | 'classification' | 'dataType' | 'threshold' | 'value'>

const levels = ['info', 'warning', 'critical']
const critical = { token: 'critical', name: 'Critical' }
const warning = { token: 'warning', name: 'Warning' }

/** Ends or escalates alerts that are due; occasionally a sensor opens an alert, and an old one ends. */
export function stepAlerts(at: Minute, candidates: readonly number[]): void {
  const { world, now, random } = at
  const { simulation } = world
  for (const entry of simulation.alerts) {
    const alert = world.alerts.get(entry.id)
    if (!alert || alert.endedAt !== null) continue
    if (entry.endsAt <= now) endAlert(at, alert)
    else if (entry.worsensAt <= now) worsen(at, alert)
  }
  simulation.alerts = simulation.alerts.filter(({ id }) => world.alerts.get(id)?.endedAt === null)

  if (candidates.length > 0 && random.chance(Math.min(1, 0.1 + candidates.length / 12_000))) {
    const device = world.devices.get(random.pick(candidates))
    const kind = device?.status === 'Online' ? kindFor(at, device) : undefined
    if (device && kind) openAlert(at, device, kind)
  }
  if (!random.chance(0.04)) return
  const scheduled = new Set(simulation.alerts.map(({ id }) => id))
  const old = world.alerts
    .where('endedAt', null)
    .filter(
      ({ id, classification: { token } }) =>
        !scheduled.has(id) && token !== 'connectivity' && token !== 'battery',
    )
  if (old.length > 0) endAlert(at, random.pick(old))
}

/** The alert of a device that has stopped reporting. */
export function silenceAlert(world: World): Kind | undefined {
  return world.alerts
    .all()
    .find(
      ({ classification, level }) => isSilence(classification.token) && level.token === 'warning',
    )
}

const isSilence = (token: string) => token === 'connectivity'

/** Opens an alert unless alerts are disabled, and schedules its escalation and end. */
export function openAlert(at: Minute, device: DeviceRow, kind: Kind | undefined): void {
  const { world, now, random, counts } = at
  const grouping = world.groupings.get(device.groupingId)
  if (!kind || !grouping || grouping.alertsDisabled) return
  const { level, classification, dataType, threshold, value } = kind
  const alert = world.alerts.insert({
    deviceId: device.id,
    groupingId: grouping.id,
    level,
    classification,
    dataType,
    threshold,
    value,
    startedAt: instantOf(now),
    endedAt: null,
  })
  counts.alertsOpened += 1
  note(at, alert, 'INSERT')
  const worsensAt = now + random.int(5, 60) * minute
  // An offline device has its own time to come back.
  const endsAt = isSilence(classification.token) ? Infinity : now + random.int(8, 150) * minute
  world.simulation.alerts.push({ id: alert.id, worsensAt, endsAt })
}

/** Ends an alert and adds that to the log of its enterprise. */
export function endAlert(at: Minute, { id }: AlertRow): void {
  const alert = at.world.alerts.update(id, { endedAt: instantOf(at.now) })
  at.counts.alertsEnded += 1
  note(at, alert, 'UPDATE')
}

/** The content of an earlier alert of the same device type. */
function kindFor({ world, random }: Minute, device: DeviceRow): Kind | undefined {
  const possible = kindsByType(world).get(device.deviceTypeToken)
  if (!possible || world.alerts.where('deviceId', device.id).some(isOpen)) return undefined
  const kind = random.pick(possible)
  return { ...kind, level: kind.level.token === 'critical' ? warning : kind.level }
}

const isOpen = ({ endedAt }: AlertRow) => endedAt === null

/** Collected once per world; later alerts are copies of these. */
const known = new WeakMap<World['alerts'], Map<string, Kind[]>>()

function kindsByType(world: World): Map<string, Kind[]> {
  const before = known.get(world.alerts)
  if (before) return before
  const measured = world.alerts
    .all()
    .filter(({ classification: { token } }) => !isSilence(token) && token !== 'battery')
  const kinds = Map.groupBy(
    measured,
    ({ deviceId }) => world.devices.get(deviceId)?.deviceTypeToken ?? '',
  )
  known.set(world.alerts, kinds)
  return kinds
}

/** Raises an alert to the next level, with a value farther from the limit. */
function worsen(at: Minute, { id, level, value, threshold }: AlertRow): void {
  const index = levels.indexOf(level.token)
  if (index < 0 || level.token === 'critical') return
  const limit = threshold?.value ?? null
  const alert = at.world.alerts.update(id, {
    level: index === 0 ? warning : critical,
    value:
      value === null || limit === null ? value : Math.round((value * 1.5 - limit / 2) * 10) / 10,
  })
  at.counts.alertsWorsened += 1
  note(at, alert, 'UPDATE')
}

function note({ world, now }: Minute, alert: AlertRow, changeType: 'INSERT' | 'UPDATE'): void {
  const { id, deviceId, groupingId, level, value, startedAt, endedAt } = alert
  world.auditEvents.insert({
    enterpriseId: world.groupings.get(groupingId)?.enterpriseId ?? null,
    changeType,
    tableName: 'alert',
    changedAt: instantOf(now),
    userInfo: null,
    recordData: JSON.stringify({
      id,
      device_id: deviceId,
      device_grouping_id: groupingId,
      level: level.token,
      value,
      started_at: startedAt,
      ended_at: endedAt,
    }),
  })
}
