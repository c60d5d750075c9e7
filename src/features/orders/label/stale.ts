import type { Order, OrderStatus, Shipment, ShipmentRate } from '~/api/generated/model/index.ts'
import { shipToLines } from '~/features/orders/ship-to.tsx'

/** The ship-to address as shown, one line each, to detect changes. */
export const addressText = (order: Order): string => shipToLines(order).join('\n')

/** What a label depends on, as the user saw it. It must be serializable. */
export type Basis = { status: OrderStatus; address: string }

export const basisOf = (order: Order): Basis => ({
  status: order.orderStatus,
  address: addressText(order),
})

type Rate = Pick<ShipmentRate, 'rateId' | 'description' | 'cost'>

/** What has changed since the user saw it. The rate is missing where it is no longer offered. */
export type Change =
  | { what: 'status'; before: OrderStatus; now: OrderStatus }
  | { what: 'address'; before: string; now: string }
  | { what: 'rate'; before: Rate; now: Rate | undefined }

/** The changes of an order since the user saw it. */
export function changesOf(before: Basis, now: Basis): Change[] {
  const changes: Change[] = []
  if (before.status.token !== now.status.token) {
    changes.push({ what: 'status', before: before.status, now: now.status })
  }
  if (before.address !== now.address) {
    changes.push({ what: 'address', before: before.address, now: now.address })
  }
  return changes
}

/** What the user has confirmed to buy. */
export type Confirmed = { basis: Basis; rate: Rate }

/** Why the confirmed rate must not be bought: what has changed since it was confirmed. */
export function staleness(
  confirmed: Confirmed,
  now: { order: Order; shipment: Shipment | null },
): Change[] {
  const changes = changesOf(confirmed.basis, basisOf(now.order))
  // A changed address discards the rates.
  if (changes.length > 0) return changes
  // A server that does not show the shipment yet, or never, names no other rates: it judges the rate itself.
  if (now.shipment === null) return []
  const before = confirmed.rate
  const rate = now.shipment.rates.find(({ rateId }) => rateId === before.rateId)
  return rate?.cost === before.cost ? [] : [{ what: 'rate', before, now: rate }]
}
