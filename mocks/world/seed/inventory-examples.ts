import type { Schema } from '../../operations.ts'
import { instantText } from '../clock.ts'
import type { Examples } from '../examples.ts'
import type { InventoryItemRow } from '../rows.ts'
import type { Table } from '../table.ts'

type Draft = Parameters<Table<InventoryItemRow>['insert']>[0]

/** The empty values of an item that has just come into stock. */
export const unused = {
  serialNumber: null,
  fleetId: null,
  deviceId: null,
  commissionedAt: null,
  decommissionedAt: null,
  reinventoriedAt: null,
  commissioningFailureMessage: null,
  metadata: {},
  lastRegisteredTime: null,
  lastUnregisteredTime: null,
}

/** The items of the examples by id: of the fleets, the stock, and the pages of the inventory. */
export function exampleItems(examples: Examples): Map<number, Draft> {
  const items = new Map<number, Draft>()
  for (const view of examples.answer('listAvailableInventory', 200, 'inStock').inventory) {
    items.set(view.id, columnsOf(view))
  }
  for (const page of ['firstPage', 'lastPage']) {
    for (const view of examples.answer('listInventory', 200, page).inventory) {
      const { id = 0, deviceInventoryLocation, vendorOrder } = view
      items.set(id, {
        ...columnsOf({ ...view, id }),
        inventoryLocationToken: deviceInventoryLocation?.token ?? null,
        vendorOrderId: vendorOrder?.id ?? null,
      })
    }
  }
  for (const name of ['everyStatus', 'allRegistered']) {
    const { fleet } = examples.answer('getFleet', 200, name)
    const registered = fleet.deviceRadioMacAddressToRegisteredLastUpdatedTime
    const unregistered = fleet.deviceRadioMacAddressToUnregisteredLastReceivedTime
    const recent = (time: string | number | null | undefined) =>
      time ? examples.recent(time) : null
    for (const view of fleet.deviceInventoryToCommission) {
      const { id, deviceRadioMacAddress: macAddress } = view
      const { inventoryLocationToken = null, vendorOrderId = null } = items.get(id) ?? {}
      items.set(id, {
        ...columnsOf(view),
        inventoryLocationToken,
        vendorOrderId,
        fleetId: fleet.id,
        lastRegisteredTime: recent(registered[macAddress]),
        lastUnregisteredTime: recent(unregistered[macAddress]),
      })
    }
  }
  return items
}

function columnsOf(view: Schema<'DeviceInventoryItem'>): Draft {
  return {
    ...unused,
    id: view.id,
    referenceId: view.referenceId,
    macAddress: view.deviceRadioMacAddress,
    deviceTypeToken: view.deviceType.token!,
    importedOn: instantText(view.importedOn),
    inventoryLocationToken: null,
    vendorOrderId: null,
    commissionedAt: instantText(view.commissionedAt),
    decommissionedAt: instantText(view.decommissionedAt),
    reinventoriedAt: instantText(view.reinventoriedAt),
    commissioningFailureMessage: view.commissioningFailureMessage ?? null,
  }
}
