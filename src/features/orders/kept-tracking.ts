import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import type { Order, ShipmentTransaction } from '~/api/generated/model/index.ts'
import { useStored } from '~/ui/settings/use-stored.ts'

const schema = z.record(
  z.string(),
  z.object({ number: z.string(), address: z.nullish(z.string()) }),
)

type Kept = z.infer<typeof schema>

/** How many numbers are kept: the latest ones. */
const most = 1000

type Labeled = Pick<Order, 'shippingData'>
type Tracked = Pick<ShipmentTransaction, 'tracking_number' | 'tracking_url_provider'>

/** The id of the label that an order has now. */
export const labelIdOf = ({ shippingData }: Labeled) => shippingData?.shippo_transaction_id ?? ''

/** The tracking numbers that this browser has seen, by the id of the label. */
export function useKeptTracking() {
  const { value, update } = useStored('tracking-numbers', schema, {})
  return {
    /** Undefined until the storage has answered. */
    kept: value,
    keep: async (order: Labeled, { tracking_number, tracking_url_provider }: Tracked) => {
      const labelId = labelIdOf(order)
      if (labelId === '' || !tracking_number) return
      const entry = { number: tracking_number, address: tracking_url_provider }
      await update((before) =>
        Object.fromEntries(Object.entries({ ...before, [labelId]: entry }).slice(-most)),
      )
    },
  }
}

/** Keeps the tracking number of a label that a screen shows, such as one that has just been bought. */
export function useKeepTracking(order: Labeled | undefined, label: Tracked | null | undefined) {
  const { kept, keep } = useKeptTracking()
  const unkept = kept && order && label ? unkeptIn(kept, order, label) : undefined
  const keepNow = useEffectEvent(() => order && label && void keep(order, label))
  useEffect(() => {
    if (unkept !== undefined) keepNow()
  }, [unkept])
}

/**
 * The label's id and number if they are not kept yet. A label may arrive before the order has its id: its number is kept once
 * it has.
 */
export function unkeptIn(kept: Kept, order: Labeled, { tracking_number: number }: Tracked) {
  const labelId = labelIdOf(order)
  if (labelId === '' || !number || kept[labelId]?.number === number) return undefined
  return `${labelId} ${number}`
}

/** An order with the tracking number of its label, where that is known here. */
export type ListedOrder = Order & { tracking?: string }

/** Adds the known tracking numbers. Returns the same list if there are none. */
export const withTracking = (orders: readonly Order[], kept: Kept): readonly ListedOrder[] =>
  Object.keys(kept).length === 0
    ? orders
    : orders.map((order) => {
        const tracking = kept[labelIdOf(order)]?.number
        return tracking === undefined ? order : { ...order, tracking }
      })
