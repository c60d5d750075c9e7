import { day, instantOf, minute } from '../clock.ts'
import { failureOf } from '../commissioning.ts'
import type { DeviceRow, InventoryItemRow } from '../rows.ts'
import { deviceKinds } from './devices.ts'
import { exampleItems, unused } from './inventory-examples.ts'
import type { Seed } from './seed.ts'

/** Offset from the id of an example's device to the id of its item. */
const toItem = 2000
const lastExampleDevice = 5053

/** An item for each device, those of the examples, one of every state in each generated fleet, and some 60 in stock. */
export function seedInventory(seed: Seed): void {
  seedExamples(seed)
  seedDevicesOf(seed)
  seedStates(seed)
  const { random } = seed.world
  for (let index = 0; index < 60; index += 1) {
    insert(seed, {
      ...deviceOf(seed, 0x2e_00_00 + index),
      importedOn: ago(seed, random.int(45, 300)),
    })
  }
}

function seedExamples({ world, examples }: Seed): void {
  const items = exampleItems(examples)
  const importedOn = (id: number) => Date.parse(items.get(id)?.importedOn ?? world.clock.instant())
  for (const device of world.devices.all()) {
    if (device.id > lastExampleDevice) continue
    const id = device.id + toItem
    const item = items.get(id) ?? {
      ...unused,
      id,
      referenceId: world.random.uuid(),
      macAddress: device.macAddress,
      deviceTypeToken: device.deviceTypeToken,
      // The examples leave some out; their neighbors came with the same delivery.
      importedOn: instantOf(
        id < 7020
          ? importedOn(7011) + (id - 7011) * 3 * minute
          : importedOn(7048) - (7048 - id) * minute,
      ),
      inventoryLocationToken: world.random.pick(locations),
      vendorOrderId: vendorOf(device.deviceTypeToken),
    }
    const { serialNumber } = device
    items.set(id, { ...item, deviceId: device.id, serialNumber, lastRegisteredTime: null })
    const { commissionedAt, importedOn: imported } = items.get(id)!
    const registered = commissionedAt
      ? Date.parse(`${commissionedAt.slice(0, 10)}T15:40:00Z`) + day + (id - 7000) * minute
      : Date.parse(imported ?? world.clock.instant()) + 14 * day
    world.devices.update(device.id, { registeredAt: instantOf(registered) })
  }
  for (const [, item] of [...items].toSorted(([a], [b]) => a - b)) world.inventory.insert(item)
}

/** Devices at the location of a generated fleet were commissioned in that fleet. */
function seedDevicesOf(seed: Seed): void {
  const { world } = seed
  const { random } = world
  const located = world.fleets.all().filter(({ groupingId }) => groupingId !== null)
  const fleets = new Map(located.map(({ id, groupingId }) => [groupingId, id]))
  for (const device of world.devices.all()) {
    if (device.id <= lastExampleDevice) continue
    const registered = Date.parse(device.registeredAt ?? world.clock.instant())
    const fleetId = fleets.get(device.groupingId) ?? null
    const commissioned = registered - random.int(1, 9) * day
    insert(seed, {
      ...columnsOf(device),
      fleetId,
      importedOn: instantOf(registered - random.int(25, 60) * day),
      commissionedAt: fleetId === null ? null : instantOf(commissioned),
      lastUnregisteredTime:
        fleetId !== null && random.chance(0.3) ? instantOf(commissioned + 90 * minute) : null,
    })
  }
}

const columnsOf = ({ id, serialNumber, macAddress, deviceTypeToken }: DeviceRow) => ({
  deviceId: id,
  serialNumber,
  macAddress,
  deviceTypeToken,
})

/** The MAC addresses end in the digits that the rules of commissioning check. */
function seedStates(seed: Seed): void {
  const { world } = seed
  const generated = world.fleets
    .all()
    .filter(({ enterpriseId, groupingId }) => enterpriseId > 3 && groupingId !== null)
  for (const [index, fleet] of generated.entries()) {
    const used = {
      importedOn: ago(seed, 200),
      commissionedAt: ago(seed, 120),
      lastRegisteredTime: ago(seed, 31),
    }
    const waiting = {
      ...used,
      commissionedAt: ago(seed, 3),
      lastRegisteredTime: null,
      lastUnregisteredTime: ago(seed, 0.1),
    }
    const states: [lastDigit: number, state: Partial<InventoryItemRow>][] = [
      [1, waiting],
      [2, { ...used, decommissionedAt: ago(seed, 30) }],
      [3, { ...used, decommissionedAt: ago(seed, 30), reinventoriedAt: ago(seed, 12) }],
      [13, { importedOn: used.importedOn }],
      [14, waiting],
      [15, { ...used, decommissionedAt: ago(seed, 20), lastUnregisteredTime: ago(seed, 19) }],
    ]
    for (const [digit, state] of states) {
      const device = deviceOf(seed, 0x2d_00_00 + index * 16 + digit)
      const commissioningFailureMessage =
        state.commissionedAt === undefined ? failureOf(device.deviceTypeToken) : null
      insert(seed, { ...device, ...state, fleetId: fleet.id, commissioningFailureMessage })
    }
  }
}

const locations = ['albany-warehouse', 'reno-warehouse', null]
const kinds = [...deviceKinds.values()]

/** A device of any type whose MAC address ends in six digits. */
function deviceOf({ world }: Seed, digits: number) {
  const { token, mac } = world.random.pick(kinds)
  const macAddress = mac + digits.toString(16).toUpperCase().padStart(6, '0')
  return { macAddress, deviceTypeToken: token }
}

function vendorOf(deviceTypeToken: string): number {
  return deviceTypeToken.startsWith('dragino') ? 601 : 602
}

const ago = ({ world }: Seed, days: number) => instantOf(world.clock.now() - days * day)

function insert(
  { world }: Seed,
  item: Partial<InventoryItemRow> & Pick<InventoryItemRow, 'macAddress' | 'deviceTypeToken'>,
): void {
  const { random } = world
  world.inventory.insert({
    ...unused,
    referenceId: random.uuid(),
    importedOn: null,
    inventoryLocationToken: random.pick(locations),
    vendorOrderId: random.chance(0.7) ? vendorOf(item.deviceTypeToken) : null,
    ...item,
  })
}
