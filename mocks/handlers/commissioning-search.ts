import type { Schema } from '../operations.ts'
import type { DeviceRow, InventoryItemRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { registeredTime } from './commissioning-view.ts'

const matchLimit = 100

/**
 * The devices whose MAC address or label's serial number begins with a text, ignoring case. At most a hundred are
 * answered, and `exceptions` says if there are more. For an unregistered device whose MAC address ends in 3C, the
 * registration look-up fails: its unknown values are null, and `exceptions` names it.
 *
 * @param text Not empty.
 */
export function searchDevices(world: World, text: string): Schema<'DeviceSearchData'> {
  const wanted = text.toUpperCase()
  const matches = world.inventory
    .all()
    .filter(
      ({ macAddress, serialNumber }) =>
        macAddress.startsWith(wanted) || serialNumber?.toUpperCase().startsWith(wanted),
    )
  const shown = matches.slice(0, matchLimit)
  const unrecorded = devicesWithoutRecord(world, wanted).slice(0, matchLimit - shown.length)
  return {
    searchResults: Object.fromEntries([
      ...shown.map((item) => [item.macAddress, searchResult(world, item)] as const),
      ...unrecorded.map(
        (device) => [device.macAddress, resultWithoutRecord(world, device)] as const,
      ),
    ]),
    exceptions: [
      ...world.registryOutages
        .all()
        .filter(({ prefix }) => wanted.startsWith(prefix))
        .map(({ message }) => message),
      ...shown
        .filter(isUnanswered)
        .map(
          ({ macAddress }) =>
            `The registrations of ${macAddress} could not be looked up: the registry did not answer.`,
        ),
      ...(matches.length > matchLimit
        ? [`${matches.length} devices match; only the first ${matchLimit} are shown.`]
        : []),
    ],
  }
}

/** Registered devices that were never in the inventory. */
function devicesWithoutRecord(world: World, wanted: string): DeviceRow[] {
  return world.devices
    .all()
    .filter(
      ({ id, macAddress, serialNumber }) =>
        (macAddress.startsWith(wanted) || serialNumber.toUpperCase().startsWith(wanted)) &&
        !world.inventory.find('deviceId', id),
    )
}

function resultWithoutRecord(world: World, device: DeviceRow): Schema<'DeviceSearchResult'> {
  const { macAddress, serialNumber, lastUpdatedAt } = device
  return {
    deviceIdentifier: macAddress,
    serialNumber,
    previouslyUsed: false,
    hasDevice: true,
    lastDeviceTime: lastUpdatedAt,
    hasInventoryRecord: false,
    inventoryReferenceId: null,
    importedOn: null,
    commissionedAt: null,
    commissionedFor: null,
    commissionedForFullName: null,
    decommissionedAt: null,
    ...registrationOf(world, device),
  }
}

const isUnanswered = ({ deviceId, macAddress }: InventoryItemRow) =>
  deviceId === null && macAddress.endsWith('3C')

function searchResult(world: World, item: InventoryItemRow): Schema<'DeviceSearchResult'> {
  const { macAddress, serialNumber, referenceId, importedOn } = item
  const { commissionedAt, decommissionedAt } = item
  const fleet = commissionedAt === null ? undefined : world.fleets.get(item.fleetId)
  return {
    deviceIdentifier: macAddress,
    serialNumber,
    ...usage(world, item),
    hasInventoryRecord: true,
    inventoryReferenceId: referenceId,
    importedOn,
    commissionedAt,
    commissionedFor: fleet?.enterpriseId ?? null,
    commissionedForFullName: world.enterprises.get(fleet?.enterpriseId)?.name ?? null,
    decommissionedAt,
    ...registration(world, item),
  }
}

function usage(world: World, item: InventoryItemRow) {
  if (isUnanswered(item)) return { previouslyUsed: null, hasDevice: null, lastDeviceTime: null }
  const { deviceId, decommissionedAt, lastRegisteredTime, lastUnregisteredTime } = item
  const times = [registeredTime(world, item), lastUnregisteredTime].filter((time) => time !== null)
  return {
    previouslyUsed: decommissionedAt !== null || (deviceId === null && lastRegisteredTime !== null),
    hasDevice: deviceId !== null || times.length > 0,
    lastDeviceTime: times.toSorted().at(-1) ?? null,
  }
}

function registration(world: World, item: InventoryItemRow) {
  const device = world.devices.get(item.deviceId)
  if (!device) {
    const nothing = { registeredFor: null, registeredForFullName: null, registeredAt: null }
    return { hasRegistration: isUnanswered(item) ? null : false, ...nothing }
  }
  return registrationOf(world, device)
}

function registrationOf(world: World, device: DeviceRow) {
  const { enterpriseId, groupingId, registeredAt } = device
  const names = [
    world.enterprises.get(enterpriseId)?.name,
    world.groupings.get(groupingId)?.name,
  ].filter((name) => name !== undefined)
  return {
    hasRegistration: true,
    registeredFor: enterpriseId,
    registeredForFullName: names.length > 0 ? names.join(', ') : null,
    registeredAt,
  }
}
