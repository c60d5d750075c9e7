import { toRecordId } from '~/lib/record-id.ts'
import { screenOf, type RecordKind } from '~/ui/link/record-screens.ts'

/** Assumed: the tables whose records have a screen, and the key that the screen knows them by. */
const tables: Partial<Record<string, { kind: RecordKind; key: string }>> = {
  user: { kind: 'user', key: 'id' },
  app_user: { kind: 'user', key: 'id' },
  enterprise: { kind: 'enterprise', key: 'id' },
  device: { kind: 'device', key: 'serial_number' },
  grouping: { kind: 'location', key: 'id' },
  device_grouping: { kind: 'location', key: 'id' },
  device_inventory: { kind: 'inventory', key: 'reference_id' },
  fleet: { kind: 'fleet', key: 'id' },
  fulfillment_order: { kind: 'order', key: 'id' },
  document: { kind: 'document', key: 'id' },
}

/** Where the log has the changes of a kind of record, and the key of its id in them. */
export type LoggedAs = { names: readonly string[]; key: string }

/** Undefined if the log has no table for records of this kind. */
export function loggedAs(kind: RecordKind): LoggedAs | undefined {
  const own = Object.entries(tables).filter(([, table]) => table?.kind === kind)
  const key = own[0]?.[1]?.key
  return key === undefined ? undefined : { names: own.map(([name]) => name), key }
}

/** Assumed: keys that name another record. */
const references: Partial<Record<string, RecordKind>> = {
  enterprise_id: 'enterprise',
  user_id: 'user',
  grouping_id: 'location',
  device_grouping_id: 'location',
  fleet_id: 'fleet',
  order_id: 'order',
  serial_number: 'device',
  mac_address: 'device',
  reference_id: 'inventory',
}

const byText: ReadonlySet<RecordKind> = new Set(['device', 'inventory'])

type ChangedIn = { tableName: string; changeType: string }

/** The screen that a value of a changed record leads to, if any. A deleted record has none itself. */
export function screenOfValue({ tableName, changeType }: ChangedIn, key: string, text: string) {
  const own = tables[tableName]
  const isOwn = own?.key === key
  if (isOwn && changeType === 'DELETE') return undefined
  const kind = isOwn ? own.kind : references[key]
  if (kind === undefined || text === 'null') return undefined
  const id = byText.has(kind) ? text : toRecordId(text)
  return screenOf(kind, id)
}
