import type { Schema } from '../operations.ts'
import { audit } from '../world/audit.ts'
import { day } from '../world/clock.ts'
import { defineList } from '../world/list.ts'
import { locationsOfLevel } from '../world/locations.ts'
import type { DeviceRow } from '../world/rows.ts'
import { folded } from '../world/sort.ts'
import type { World } from '../world/world.ts'
import { fail, invalid, notFound, ok } from './replies.ts'
import type { HandlersOf } from './types.ts'

type Operations =
  | 'countDevicesByRate'
  | 'listDevicesByRate'
  | 'findDevicesBySerialNumber'
  | 'findUnregisteredDevices'
  | 'evaluateDeviceMove'
  | 'moveDevice'
  | 'runAdHocCommand'

const listOfDevices = defineList<DeviceRow>({
  table: ({ devices }) => devices,
  reads: ({ enterprises, groupings }) => [enterprises, groupings],
  columns: {
    serialNumber: ({ serialNumber }) => serialNumber,
    displayName: ({ displayName }) => displayName,
    'deviceStatus.name': ({ status }) => status,
    'enterprise.name': ({ enterpriseId }, world) => world.enterprises.get(enterpriseId)?.name,
    'deviceGrouping.name': ({ groupingId }, world) => world.groupings.get(groupingId)?.name,
    lastUpdatedAt: ({ lastUpdatedAt }) => lastUpdatedAt,
  },
  order: 'serialNumber,asc',
  texts: ({ serialNumber }) => [serialNumber],
})

export const devices = {
  countDevicesByRate({ query, world }) {
    const counts = Map.groupBy(devicesOfLevel(world, query.deviceGroupId), rateOf)
    return ok({
      data: [...counts].map(([rate, rows]) => ({ rate, deviceCount: rows.length })),
    })
  },

  listDevicesByRate({ path, query, world }) {
    const rows = devicesOfLevel(world, query.deviceGroupId)
      .filter((row) => rateOf(row) === knownRate(path.rate))
      .toSorted((a, b) => (a.serialNumber < b.serialNumber ? -1 : 1))
    return ok({ devices: rows.map(ratedView) })
  },

  findDevicesBySerialNumber({ query, world }) {
    const { rows, page } = listOfDevices(world, query, { search: query.serialNumber })
    return ok({ devices: rows.map((row) => deviceView(world, row)), page })
  },

  findUnregisteredDevices({ query, world }) {
    const wanted = folded((query.serialNumber ?? '').trim())
    const rows = world.unregisteredDevices
      .all()
      .filter(({ serial }) => folded(serial).includes(wanted))
    return ok({
      devices: rows.map(({ serial, latestDeviceTime, lastReceivedFromTime }) => ({
        serial,
        latestDeviceTime,
        lastReceivedFromTime,
      })),
    })
  },

  evaluateDeviceMove({ path, world }) {
    const row = world.devices.get(path.id)
    if (!row) return notFound()
    const data = evaluationOf(world, row)
    if (row.taggedMeanwhile) world.devices.update(row.id, { tagCount: 1, taggedMeanwhile: false })
    return ok({ data })
  },

  moveDevice({ path, query, user, world }) {
    const before = world.devices.get(path.id)
    if (!before) return notFound()
    if (!isMovable(before)) return fail(409, 'This device cannot be moved.')
    const { enterpriseId, allowForce = false } = query
    const problem = problemOfTarget(world, before, enterpriseId)
    if (problem) return invalid({ enterpriseId: problem })
    const { groupingName, tagCount, alertCount } = evaluationOf(world, before)
    if ((groupingName !== null || tagCount > 0 || alertCount > 0) && !allowForce) {
      return fail(409, 'This device is in use: it has a location, tags or alerts.', {
        allowForce: 'Confirm that the device is moved although it is in use.',
      })
    }
    for (const alert of openAlerts(world, before)) {
      world.alerts.update(alert.id, { endedAt: world.clock.instant() })
    }
    const record = world.devices.update(path.id, { enterpriseId, groupingId: null, tagCount: 0 })
    // Both the old and the new enterprise see the move in their log.
    for (const each of new Set([before.enterpriseId, enterpriseId])) {
      const change = { changeType: 'UPDATE', tableName: 'device', enterpriseId: each } as const
      audit(world, user, { ...change, record })
    }
    return ok({ device: deviceView(world, record) })
  },

  /**
   * A device that has not reported for three days answers `successful: false`. An earlier command runs until the device's
   * next report, so until then there is 409.
   */
  runAdHocCommand({ path, body, user, world }) {
    const row = world.devices.get(path.id)
    if (!row) return notFound()
    if (row.deviceTypeToken !== body.deviceType) {
      return fail(422, 'This device does not understand the command.', {
        deviceType: `The device is a ${typeNameOf(world, row)}.`,
      })
    }
    const { startTime, endTime } = body
    if (endTime <= startTime) return invalid({ endTime: 'Must be after the start.' })
    const now = world.clock.now()
    if (now - Date.parse(row.lastUpdatedAt ?? '1970-01-01') > 3 * day) {
      const message = 'No gateway has heard this device for three days.'
      return ok({ successful: false, message })
    }
    const queuedAt = world.deviceCommands.where('deviceId', row.id).map((each) => each.queuedAt)
    if (queuedAt.some((at) => at + reportsWithin(row) > now)) {
      return fail(409, 'A backlog fetch for this device is still running.')
    }
    const record = world.deviceCommands.insert({
      deviceId: row.id,
      startTime,
      endTime,
      queuedAt: now,
    })
    const { enterpriseId } = row
    const change = { changeType: 'INSERT', tableName: 'device_command', enterpriseId } as const
    audit(world, user, { ...change, record })
    const message = 'The command is queued. The sensor answers when it next reports.'
    return ok({ successful: true, message })
  },
} satisfies HandlersOf<Operations>

/** A router stays with the line of its location. */
const isMovable = ({ deviceTypeToken }: DeviceRow) => deviceTypeToken !== 'waypost-router-r1'

function deviceView(world: World, row: DeviceRow): Schema<'Device'> {
  const { id, serialNumber, displayName, status, lastUpdatedAt } = row
  const enterprise = world.enterprises.get(row.enterpriseId)
  const grouping = world.groupings.get(row.groupingId)
  return {
    id,
    serialNumber,
    displayName,
    deviceStatus: status === null ? null : { name: status },
    enterprise: enterprise ? { id: enterprise.id, name: enterprise.name } : null,
    deviceGrouping: grouping
      ? { id: grouping.id, name: grouping.name, timezone: grouping.timezone }
      : null,
    lastUpdatedAt,
  }
}

function ratedView(row: DeviceRow): Schema<'RatedDevice'> {
  const { id, serialNumber } = row
  return { id, serialNumber, rate: rateOf(row), movable: isMovable(row) }
}

/** Why a device cannot be moved to an enterprise; undefined if it can. */
function problemOfTarget(world: World, row: DeviceRow, enterpriseId: number) {
  const target = world.enterprises.get(enterpriseId)
  if (!target) return 'There is no such enterprise.'
  if (enterpriseId === row.enterpriseId) return 'It belongs to this enterprise already.'
  return target.retired ? 'This enterprise is retired.' : undefined
}

function evaluationOf(world: World, row: DeviceRow): Schema<'DeviceMoveEvaluation'> {
  return {
    groupingName: world.groupings.get(row.groupingId)?.name ?? null,
    tagCount: row.tagCount,
    alertCount: openAlerts(world, row).length,
    movable: isMovable(row),
  }
}

const openAlerts = (world: World, { id }: DeviceRow) =>
  world.alerts.where('deviceId', id).filter(({ endedAt }) => endedAt === null)

function devicesOfLevel(world: World, groupId: number): DeviceRow[] {
  return locationsOfLevel(world, groupId).flatMap(({ id }) => world.devices.where('groupingId', id))
}

/** Both 0 and 1 stand for an unknown rate. */
const knownRate = (rate: number) => (rate <= 1 ? 0 : rate)
const rateOf = (row: DeviceRow) => knownRate(row.rate)

/** In milliseconds; a quarter of an hour if the rate is unknown. */
const reportsWithin = (row: DeviceRow) => (rateOf(row) || 900) * 1000

const typeNameOf = (world: World, { deviceTypeToken }: DeviceRow) =>
  world.catalog.deviceTypes.get(deviceTypeToken)?.name ?? deviceTypeToken
