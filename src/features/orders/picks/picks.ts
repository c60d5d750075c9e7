import type { Order } from '~/api/generated/model/index.ts'
import { itemName } from '~/features/orders/item-name.ts'

/** So many pieces of one thing, from one warehouse, and for which orders. */
export type Picked = {
  /** The name of the warehouse; null for orders without one. */
  location: string | null
  name: string
  quantity: number
  /** How many of them each order gets, by its display number. */
  orders: ReadonlyMap<string, number>
}

type PickedOrder = Pick<Order, 'displayNumber' | 'deviceInventoryLocation' | 'orderItems'>

/**
 * What has to be fetched for the orders: totals by warehouse and device type, in the order of their names, with numbers as
 * numbers: shelf 2 comes before shelf 10. Of an item with several device types, each is fetched.
 */
export function picksOf(orders: readonly PickedOrder[], locale: string): Picked[] {
  const totals = new Map<string, Picked>()
  for (const { displayNumber, deviceInventoryLocation, orderItems } of orders) {
    const location = deviceInventoryLocation?.name ?? null
    for (const item of orderItems) {
      if (item.quantity <= 0) continue
      const types = item.deviceTypes.map(({ name }) => name)
      for (const name of types.length > 0 ? types : [itemName(item)]) {
        const key = JSON.stringify([location, name])
        const before = totals.get(key) ?? {
          location,
          name,
          quantity: 0,
          orders: new Map<string, number>(),
        }
        const orders = new Map(before.orders)
        orders.set(displayNumber, (orders.get(displayNumber) ?? 0) + item.quantity)
        totals.set(key, {
          ...before,
          quantity: before.quantity + item.quantity,
          orders,
        })
      }
    }
  }
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [...totals.values()].toSorted(
    (a, b) => compare(a.location ?? '\uffff', b.location ?? '\uffff') || compare(a.name, b.name),
  )
}
