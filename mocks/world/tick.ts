import { day, instantOf, minute } from './clock.ts'
import { createRandom, type Random } from './random.ts'
import type { DeviceRow } from './rows.ts'
import { endAlert, stepAlerts, openAlert, silenceAlert } from './tick-alerts.ts'
import { runJobs } from './tick-jobs.ts'
import type { World } from './world.ts'

/** Counts of the events in a tick. */
export type TickCounts = {
  reports: number
  silenced: number
  returned: number
  alertsOpened: number
  alertsWorsened: number
  alertsEnded: number
  jobsRun: number
  jobErrors: number
}

/** One simulated minute: its time, its own random numbers, and the counts so far. */
export type Minute = { world: World; now: number; random: Random; counts: TickCounts }

/** Moves the clock of a world ahead and simulates that time. */
export function tick(world: World, minutes: number): TickCounts {
  world.clock.advance(minutes * minute)
  return simulate(world, minutes)
}

/**
 * Simulates the last minutes before a world's present: devices go offline and come back, alerts open, escalate and end, jobs
 * run, and devices that are due report. The same world with the same ticks always gives the same result.
 */
export function simulate(world: World, minutes: number): TickCounts {
  const counts: TickCounts = {
    reports: 0,
    silenced: 0,
    returned: 0,
    alertsOpened: 0,
    alertsWorsened: 0,
    alertsEnded: 0,
    jobsRun: 0,
    jobErrors: 0,
  }
  const end = world.clock.now()
  const candidates = world.devices
    .all()
    .filter(({ groupingId, lastUpdatedAt }) => groupingId !== null && lastUpdatedAt !== null)
    .map(({ id }) => id)
  for (let left = minutes - 1; left >= 0; left -= 1) {
    const { simulation } = world
    simulation.minutes += 1
    const random = createRandom(simulation.seed * 7919 + simulation.minutes)
    const now = end - left * minute
    const at: Minute = { world, now, random, counts }
    stepDevices(at, candidates)
    stepAlerts(at, candidates)
    runJobs(at)
  }
  report(world, end, counts)
  return counts
}

/** In an hour, about one device in four hundred goes offline, and at least four of them. */
function stepDevices(at: Minute, candidates: readonly number[]): void {
  const { world, now, random, counts } = at
  const { silent } = world.simulation
  for (const [id, until] of silent) {
    const device = world.devices.get(id)
    if (until > now) continue
    silent.delete(id)
    if (!device || device.status !== 'Offline') continue
    counts.returned += 1
    setStatus(world, device, 'Online', now)
    endSilence(at, id)
  }
  if (candidates.length === 0 || !random.chance(Math.min(1, 0.07 + candidates.length / 24_000))) {
    return
  }
  const device = world.devices.get(random.pick(candidates))
  if (device?.status !== 'Online') return
  silent.set(device.id, now + random.int(12, 240) * minute)
  counts.silenced += 1
  setStatus(world, reported(device, now), 'Offline', now)
  openAlert(at, device, silenceAlert(world))
}

function endSilence(at: Minute, deviceId: number): void {
  for (const alert of at.world.alerts.where('deviceId', deviceId)) {
    if (alert.endedAt !== null || alert.classification.token !== 'connectivity') continue
    endAlert(at, alert)
  }
}

/** A device that comes back online has just reported. */
function setStatus(world: World, device: DeviceRow, status: string, now: number): void {
  const lastUpdatedAt = status === 'Online' ? instantOf(now) : device.lastUpdatedAt
  const { id, enterpriseId } = world.devices.update(device.id, { status, lastUpdatedAt })
  world.auditEvents.insert({
    enterpriseId,
    changeType: 'UPDATE',
    tableName: 'device_status',
    changedAt: instantOf(now),
    userInfo: null,
    recordData: JSON.stringify({ device_id: id, status }),
  })
}

/** Adds the reports of all devices that are not offline. Devices without a location or a first report are not in use. */
function report(world: World, now: number, counts: TickCounts): void {
  for (const device of world.devices.all()) {
    if (device.status === 'Offline' || device.groupingId === null) continue
    const after = reported(device, now)
    if (after === device) continue
    counts.reports += 1
    world.devices.update(device.id, { lastUpdatedAt: after.lastUpdatedAt })
  }
  for (const { id, latestDeviceTime, lastReceivedFromTime } of world.unregisteredDevices.all()) {
    const receivedAt = Date.parse(lastReceivedFromTime ?? '')
    if (
      Number.isNaN(receivedAt) ||
      now - receivedAt > keepsReportingFor ||
      now - receivedAt < everyFewMinutes
    )
      continue
    const last = now - ((now - receivedAt) % everyFewMinutes)
    const hasClock = latestDeviceTime !== null && receivedAt - Date.parse(latestDeviceTime) < minute
    world.unregisteredDevices.update(id, {
      lastReceivedFromTime: instantOf(last),
      ...(hasClock && { latestDeviceTime: instantOf(last - 2000) }),
    })
    counts.reports += 1
  }
}

const everyFewMinutes = 10 * minute
/** An unregistered device that gateways have not received for this long does not come back. */
const keepsReportingFor = 8 * day

/** The device after its latest report, or unchanged if none is due. */
function reported(device: DeviceRow, now: number): DeviceRow {
  if (device.lastUpdatedAt === null) return device
  const period = (device.rate > 1 ? device.rate : 900) * 1000
  const since = now - Date.parse(device.lastUpdatedAt)
  if (since < period) return device
  return { ...device, lastUpdatedAt: instantOf(now - (since % period)) }
}
