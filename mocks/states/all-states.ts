import { deviceSearch, devices, fleets } from './devices.ts'
import { inventory, orders, shipping } from './fulfillment.ts'
import { documents, jobsAndChanges, people, search } from './people.ts'
import { cellular, dashboards, unsorted } from './places.ts'
import type { State } from './state.ts'

/** The states of the sandbox by area, as `docs/sandbox.md` lists them. */
export const statesByArea: Record<string, readonly State[]> = {
  Devices: devices,
  Fleets: fleets,
  'Device search': deviceSearch,
  Orders: orders,
  Shipping: shipping,
  Inventory: inventory,
  'People and notifications': people,
  'Help documents': documents,
  'Scheduler and audit log': jobsAndChanges,
  Search: search,
  'Admin dashboard': dashboards,
  'Cellular usage': cellular,
  'Unsorted lists': unsorted,
}
