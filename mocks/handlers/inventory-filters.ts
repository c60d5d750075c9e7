import type { InventoryItemRow } from '../world/rows.ts'

type Where = (row: InventoryItemRow) => boolean

/** The condition of each filter in the contract. */
const filters = new Map<string, (value: string) => Where>([
  [
    'device_radio_mac_address',
    (value) => {
      const wanted = value.trim().toUpperCase()
      return ({ macAddress }) => macAddress.replace(/[:.-]/g, '').includes(wanted)
    },
  ],
  ['device_type', (value) => (row) => row.deviceTypeToken === value],
  ['reference_id', (value) => (row) => row.referenceId === value],
  ['device_inventory_location', (value) => (row) => row.inventoryLocationToken === value],
  ['vendor_order_id', (value) => (row) => String(row.vendorOrderId) === value],
])

/**
 * Reads the `filters` of the inventory, a JSON list of objects with one key each, all of which must hold.
 *
 * @returns The predicate, undefined without filters, or a sentence on what is wrong.
 */
export function readFilters(
  text: string | undefined,
): { where: Where | undefined } | { problem: string } {
  const list = text === undefined ? [] : parsed(text)
  if (!Array.isArray(list)) return { problem: 'Must be a JSON list.' }
  const kept: Where[] = []
  for (const entry of list as unknown[]) {
    const pairs = Object.entries(typeof entry === 'object' && entry !== null ? entry : {})
    const [[key, value] = ['', undefined]] = pairs as [string, unknown][]
    if (pairs.length !== 1) return { problem: 'Must be a JSON list of objects with one key each.' }
    const filter = filters.get(key)
    if (!filter) return { problem: `There is no filter ${key}.` }
    if (typeof value !== 'string') return { problem: `The value of ${key} must be a text.` }
    kept.push(filter(value))
  }
  return { where: kept.length === 0 ? undefined : (row) => kept.every((holds) => holds(row)) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
