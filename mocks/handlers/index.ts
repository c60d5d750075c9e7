import type { OperationId } from '../operations.ts'
import { audit } from './audit.ts'
import { cellular } from './cellular.ts'
import { commissioning } from './commissioning.ts'
import { dashboards } from './dashboards.ts'
import { devices } from './devices.ts'
import { documents } from './documents.ts'
import { enterprises } from './enterprises.ts'
import { images } from './images.ts'
import { inventory } from './inventory.ts'
import { me } from './me.ts'
import { orders } from './orders.ts'
import { recovery } from './recovery.ts'
import { reports } from './reports.ts'
import { scheduling } from './scheduling.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { shipping } from './shipping.ts'
import { system } from './system.ts'
import type { HandlersOf } from './types.ts'
import { users } from './users.ts'

/** Every handler by operation: a missing one does not compile. */
export const handlers = {
  ...session,
  ...recovery,
  ...me,
  ...users,
  ...enterprises,
  ...devices,
  ...dashboards,
  ...documents,
  ...cellular,
  ...system,
  ...reports,
  ...scheduling,
  ...audit,
  ...search,
  ...commissioning,
  ...orders,
  ...shipping,
  ...inventory,
  ...images,
} satisfies HandlersOf<OperationId>
