import { day, instantOf } from '../clock.ts'
import type { World } from '../world.ts'
import { unused } from './inventory-examples.ts'

const unregistered = 3000
const inFleet = 3000
const available = 5000
const sensor = 'draginolht65n'
/** Fresh Fields Market, the enterprise of the demo accounts. */
const owner = 1

/** Lists that are longer than any customer's: unregistered devices, one fleet, and the devices that can be added to it. */
export function seedLongLists(world: World): void {
  const now = world.clock.now()
  for (let index = 0; index < unregistered; index += 1) {
    const receivedAt = now - world.random.int(5, 30 * 86_400) * 1000
    world.unregisteredDevices.insert({
      serial: `LHT65N-${400_000 + index}`,
      latestDeviceTime: instantOf(receivedAt - 2000),
      lastReceivedFromTime: index === 0 ? null : instantOf(receivedAt),
    })
  }
  const fleet = world.fleets.insert({
    id: 900,
    description: 'Every store at once',
    startedAt: instantOf(now - 200 * day),
    enterpriseId: owner,
    groupingId: null,
  })
  for (let index = 0; index < inFleet + available; index += 1) {
    const isInFleet = index < inFleet
    world.inventory.insert({
      ...unused,
      referenceId: world.random.uuid(),
      macAddress: `A840410000${(0xa0_00_00 + index).toString(16).toUpperCase()}`,
      deviceTypeToken: sensor,
      importedOn: instantOf(now - world.random.int(210, 400) * day),
      inventoryLocationToken: world.random.pick(['albany-warehouse', 'reno-warehouse', null]),
      vendorOrderId: null,
      ...(isInFleet && {
        fleetId: fleet.id,
        commissionedAt: instantOf(now - world.random.int(1, 199) * day),
      }),
    })
  }
}
