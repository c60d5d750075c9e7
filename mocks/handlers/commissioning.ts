import { audit } from '../world/audit.ts'
import { commission, isAvailable } from '../world/commissioning.ts'
import { defineList } from '../world/list.ts'
import type { FleetRow, InventoryItemRow, UserRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { searchDevices } from './commissioning-search.ts'
import {
  commissionedDeviceView,
  fleetSummary,
  fleetView,
  installationPackage,
  inventoryItemView,
  packageName,
} from './commissioning-view.ts'
import { created, fail, invalid, notFound, ok } from './replies.ts'
import type { HandlersOf } from './types.ts'

type Operations =
  | 'listFleets'
  | 'createFleet'
  | 'updateFleet'
  | 'getFleet'
  | 'getCommissionedDevice'
  | 'downloadInstallationPackage'
  | 'listAvailableInventory'
  | 'removeCommissionedDevice'
  | 'decommissionDevice'
  | 'reinventoryDevice'
  | 'searchCommissioningDevices'

const listOfFleets = defineList<FleetRow>({
  table: ({ fleets }) => fleets,
  reads: ({ enterprises }) => [enterprises],
  columns: {
    description: ({ description }) => description,
    startedAt: ({ startedAt }) => startedAt,
    'commissionedFor.name': ({ enterpriseId }, world) => world.enterprises.get(enterpriseId)?.name,
  },
  order: 'description,asc',
})

export const commissioning = {
  listFleets({ query, world }) {
    const { rows, page } = listOfFleets(world, query)
    return ok({ fleets: rows.map((row) => fleetSummary(world, row)), page })
  },

  /** Devices that fail in `commission` are in the fleet anyway, and in `errors`. */
  createFleet({ body, user, world }) {
    const { description, commissionedForEnterpriseId, deviceInventoryIdsToCommission } = body
    if (!world.enterprises.get(commissionedForEnterpriseId)) {
      return invalid({ commissionedForEnterpriseId: 'There is no such enterprise.' })
    }
    const items = itemsToAdd(world, deviceInventoryIdsToCommission)
    if ('status' in items) return items
    const fleet = world.fleets.insert({
      description,
      startedAt: world.clock.instant(),
      enterpriseId: commissionedForEnterpriseId,
      groupingId: null,
    })
    auditFleet(world, user, 'INSERT', fleet)
    const errors = addDevices(world, user, fleet, items)
    return created({ fleet: fleetView(world, fleet), errors })
  },

  updateFleet({ body, user, world }) {
    const { fleetId, description, deviceInventoryIdsToCommission } = body
    const before = world.fleets.get(fleetId)
    if (!before) return notFound()
    const items = itemsToAdd(world, deviceInventoryIdsToCommission, before)
    if ('status' in items) return items
    const fleet = world.fleets.update(fleetId, { description })
    auditFleet(world, user, 'UPDATE', fleet)
    const errors = addDevices(world, user, fleet, items)
    return ok({ fleet: fleetView(world, fleet), errors })
  },

  getFleet({ path, world }) {
    const row = world.fleets.get(path.id)
    return row ? ok({ fleet: fleetView(world, row) }) : notFound()
  },

  getCommissionedDevice({ path, world }) {
    const item = itemOfFleet(world, path.id)
    return item ? ok({ commissionedDevice: commissionedDeviceView(world, item) }) : notFound()
  },

  downloadInstallationPackage({ path, world }) {
    const item = itemOfFleet(world, path.commissionedDeviceReferenceId)
    if (!item || item.packageLost || packageName(item) !== path.packageName) return notFound()
    return ok(installationPackage(world, item))
  },

  listAvailableInventory({ world }) {
    const items = world.inventory.all().filter(isAvailable)
    const inventory = items
      .toSorted((a, b) => a.id - b.id)
      .map((item) => inventoryItemView(world, item))
    return ok({ inventory })
  },

  removeCommissionedDevice: ({ path, user, world }) => remove(world, user, path.id),

  decommissionDevice: ({ path, user, world }) => remove(world, user, path.id),

  /** A device whose MAC address ends in F is always refused with `errorMessage`. */
  reinventoryDevice({ path, user, world }) {
    const item = itemOfFleet(world, path.id)
    if (!item) return notFound()
    if (item.decommissionedAt === null || item.reinventoriedAt !== null) {
      return refused('Only a removed device can be put back into the inventory, and only once.')
    }
    if (item.macAddress.endsWith('F')) {
      return ok({ deviceInventory: inventoryItemView(world, item), errorMessage: keyNotWithdrawn })
    }
    const change = { reinventoriedAt: world.clock.instant() }
    return ok({ deviceInventory: changeItem(world, user, item, change) })
  },

  searchCommissioningDevices({ query, world }) {
    const serialNumber = query.serialNumber.trim()
    if (serialNumber === '') return invalid({ serialNumber: 'Required' })
    return ok({ data: searchDevices(world, serialNumber) })
  },
} satisfies HandlersOf<Operations>

/** A device that is or was in a fleet. One that never left the stock is not found. */
function itemOfFleet(world: World, referenceId: string): InventoryItemRow | undefined {
  const item = world.inventory.find('referenceId', referenceId)
  return item?.fleetId === null ? undefined : item
}

/** The items with these ids, or why they cannot be added. */
function itemsToAdd(world: World, ids: readonly number[], own?: FleetRow) {
  const field = (index: number) => `deviceInventoryIdsToCommission.${index}`
  const items = ids.map((id) => world.inventory.get(id))
  const unknown = items.flatMap((item, index) => (item ? [] : [[field(index), noSuchDevice]]))
  if (unknown.length > 0) return invalid(Object.fromEntries(unknown) as Record<string, string>)
  const known = items.filter((item) => item !== undefined)
  const busy = known.flatMap((item, index) => {
    if (isAvailable(item)) return []
    return [[field(index), `${item.macAddress} ${whereItIs(item, own)}`] as const]
  })
  if (busy.length === 0) return known
  return fail(409, 'One of the devices is in another fleet.', Object.fromEntries(busy))
}

const noSuchDevice = 'There is no such device.'

function whereItIs({ fleetId }: InventoryItemRow, own: FleetRow | undefined): string {
  if (fleetId === null) return 'is registered at a location.'
  return fleetId === own?.id ? 'is in this fleet already.' : 'is in another fleet.'
}

/** Commissions devices in a fleet and returns a sentence for each that failed. */
function addDevices(
  world: World,
  user: UserRow,
  fleet: FleetRow,
  items: readonly InventoryItemRow[],
): string[] {
  return items.flatMap((item) => {
    const { failure, change } = commission(item, fleet.id, world.clock.instant())
    changeItem(world, user, item, change)
    if (failure === null) return []
    return `${item.macAddress}: ${failure.charAt(0).toLowerCase()}${failure.slice(1)}`
  })
}

const keyNotWithdrawn = "The device's radio key could not be withdrawn. Try again later."

/** A registered device, and one whose MAC address ends in E, is not removed; the answer has an `errorMessage`. */
function remove(world: World, user: UserRow, referenceId: string) {
  const item = itemOfFleet(world, referenceId)
  if (!item) return notFound()
  if (item.decommissionedAt !== null) return refused('The device was removed already.')
  const device = world.devices.get(item.deviceId)
  if (device) {
    const place = world.groupings.get(device.groupingId)?.name ?? 'a location'
    const errorMessage = `The device is registered at ${place}. Unregister it first.`
    return ok({ deviceInventory: inventoryItemView(world, item), errorMessage })
  }
  if (item.macAddress.endsWith('E')) {
    return ok({ deviceInventory: inventoryItemView(world, item), errorMessage: keyNotWithdrawn })
  }
  const change = { decommissionedAt: world.clock.instant() }
  return ok({ deviceInventory: changeItem(world, user, item, change) })
}

/** A refusal of these operations, which have their text under `errorMessage`. */
const refused = (errorMessage: string) => ({ status: 409 as const, body: { errorMessage } })

function changeItem(
  world: World,
  user: UserRow,
  item: InventoryItemRow,
  change: Partial<InventoryItemRow>,
) {
  const record = world.inventory.update(item.id, change)
  const enterpriseId = world.fleets.get(record.fleetId)?.enterpriseId ?? null
  audit(world, user, { changeType: 'UPDATE', tableName: 'device_inventory', enterpriseId, record })
  return inventoryItemView(world, record)
}

function auditFleet(
  world: World,
  user: UserRow,
  changeType: 'INSERT' | 'UPDATE',
  record: FleetRow,
): void {
  const { enterpriseId } = record
  audit(world, user, { changeType, tableName: 'fleet', enterpriseId, record })
}
