import { Table } from './table.ts'
import type { World } from './world.ts'

/** Columns with text that people type. */
const typed = new Set([
  'name',
  'firstName',
  'lastName',
  'username',
  'displayName',
  'title',
  'description',
  'token',
  'enterpriseName',
  'locationName',
  'dataTypeName',
  'contactName',
  'contactEmail',
  'shippingToName',
  'shippingAttention',
  'shippingAddressLineOne',
  'shippingAddressLineTwo',
  'shippingAddressCity',
  'sku',
  'topic',
  'email',
  'serialNumber',
  'serial',
  'stringValue',
  'commissioningFailureMessage',
])

/** Gives everything a name of 200 letters without a space, to test screens with long names and addresses. */
export function lengthenNames(world: World) {
  for (const table of Object.values(world)) {
    if (!(table instanceof Table)) continue
    for (const row of table.all()) table.update(row.id, lengthened(row) as object)
  }
}

/** Rows have names, and so have the objects and lists in them. */
function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened)
  if (
    typeof value !== 'object' ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  ) {
    return value
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typed.has(key) && typeof each === 'string'
        ? each.replaceAll(' ', '').padEnd(200, 'W')
        : lengthened(each),
    ]),
  )
}
