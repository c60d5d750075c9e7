import type { Order, Shipment, ShipmentTransaction } from '~/api/generated/model/index.ts'
import { takeLock } from '~/lib/take-lock.ts'
import type { Unsent } from '~/lib/unsent.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import type { RatedParcels } from './parcel.ts'
import { purchase, type Purchase } from './purchase.ts'
import { staleness, type Basis, type Confirmed } from './stale.ts'

/** Data about an order that this browser stores until its label is bought. */
export type Kept = {
  /** The order as the user reviewed it. */
  basis?: Basis | undefined
  /** The address of the rates; empty once they have expired. */
  ratedFor?: string | undefined
  rated?: RatedParcels | undefined
  /** The rate of a purchase that was sent, and that got no response if none is running. */
  sentRate?: string | undefined
}

/** What all tabs know about the label of an order. */
export function keptLabel(drafts: UserStorage, orderId: number) {
  const key = `label ${orderId}`
  return {
    read: async () => asKept(await drafts.read(key)),
    /** Resolves once stored. Another tab may have stored something else in between. */
    keep: (change: Kept): Promise<unknown> =>
      drafts.update(key, (before) => asStored({ ...asKept(before), ...change })),
    forget: () => drafts.remove(key),
    /** Runs once no purchase for the order is running, in any tab. */
    alone: async <Result>(run: () => Promise<Result>, signal = drafts.ended): Promise<Result> => {
      const free = await takeLock(key, { signal })
      try {
        return await run()
      } finally {
        free?.()
      }
    },
  }
}

export type KeptStore = ReturnType<typeof keptLabel>

/** Whether a purchase got no response. One that is still running is waited for. */
export async function wasSent({ read, alone }: KeptStore): Promise<boolean> {
  const { sentRate } = await read()
  return sentRate !== undefined && (await alone(read)).sentRate !== undefined
}

export type BuyCalls = {
  /** Everything that the purchase depends on. */
  now: (id: number) => Promise<{
    order: Order
    shipment: Shipment | null
    transaction: ShipmentTransaction | null
  }>
  transaction: (id: number) => Promise<ShipmentTransaction | null>
  buy: (id: number, rateId: string) => Promise<ShipmentTransaction>
}

/**
 * The only way to buy a label: one purchase for an order at a time, in any tab, recorded from before it is sent until its
 * outcome is known.
 */
export function buyAlone(
  orderId: number,
  confirmed: Confirmed,
  kept: Pick<KeptStore, 'read' | 'keep' | 'alone'>,
  calls: BuyCalls,
): Promise<Purchase> {
  const { rateId } = confirmed.rate
  const { promise, resolve, reject } = Promise.withResolvers<Purchase>()
  const run = async () => {
    let isRecorded = (await kept.read()).sentRate !== undefined
    const outcome = await purchase(isRecorded, {
      check: async () => {
        const { transaction, ...now } = await calls.now(orderId)
        return { transaction, changes: staleness(confirmed, now) }
      },
      record: () => {
        isRecorded = true
        return kept.keep({ sentRate: rateId })
      },
      buy: () => calls.buy(orderId, rateId),
      read: () => calls.transaction(orderId),
    })
    // Nobody waits for the storage to hear of it, only the next purchase.
    resolve(outcome)
    const isKnown = !['changed', 'notFound', 'unknown'].includes(outcome.kind)
    if (isRecorded && isKnown) await kept.keep({ sentRate: undefined })
  }
  void kept.alone(run).catch(reject)
  return promise
}

/** Only a purchase without a response is unfinished: all else can be looked up again. */
const asStored = (kept: Kept) => ({
  ...kept,
  unsent: kept.sentRate === undefined ? null : ({ kind: 'label', count: 1 } satisfies Unsent),
})

const asKept = (value: unknown): Kept =>
  typeof value === 'object' && value !== null ? (value as Kept) : {}
