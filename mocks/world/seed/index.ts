import type { World } from '../world.ts'
import { seedAccounts } from './accounts.ts'
import { seedAlerts } from './alerts.ts'
import { seedAudit } from './audit.ts'
import { seedCellular } from './cellular.ts'
import { seedDevices } from './devices.ts'
import { seedDocuments } from './documents.ts'
import { seedEnterprises } from './enterprises.ts'
import { seedFleets } from './fleets.ts'
import { seedInventory } from './inventory.ts'
import { seedLongLists } from './large.ts'
import { seedOrders } from './orders.ts'
import { seedReports } from './reports.ts'
import { seedScheduling } from './scheduling.ts'
import type { Seed } from './seed.ts'
import { seedShipping } from './shipping.ts'
import { seedSpecialDevices } from './special-devices.ts'
import { seedMissingShipment, seedSpecialOrders } from './special-orders.ts'
import { seedSpecialPeople } from './special-people.ts'
import { seedSpecialPlaces } from './special-places.ts'
import { seedUsers } from './users.ts'

/** Seeds a new world. Each function may rely on those before it. */
export function seedWorld(seed: Seed): void {
  seedAccounts(seed)
  seedDocuments(seed)
  if (seed.scenario === 'empty') return
  seedEnterprises(seed)
  seedUsers(seed)
  seedDevices(seed)
  seedFleets(seed)
  seedInventory(seed)
  seedAlerts(seed)
  seedOrders(seed)
  seedShipping(seed)
  seedCellular(seed)
  seedReports(seed)
  seedScheduling(seed)
  seedAudit(seed)
  // Last, so that the random values of the other data stay the same.
  seedMissingShipment(seed.world)
  if (seed.scenario === 'large') seedLongLists(seed.world)
  else seedSpecialStates(seed.world)
}

/** The states of `mocks/states`. Places come first, since the last step counts the devices. */
function seedSpecialStates(world: World): void {
  seedSpecialPlaces(world)
  seedSpecialPeople(world)
  seedSpecialDevices(world)
  seedSpecialOrders(world)
}
