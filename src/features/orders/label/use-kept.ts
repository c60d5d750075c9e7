import { useEffect, useState } from 'react'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import type { Unsent } from '~/lib/unsent.ts'
import type { RatedParcel } from './parcel.ts'

/** Data about an order that this browser stores until its label is bought. Addresses are stored as text. */
export type Kept = {
  /** The reviewed address. */
  reviewed?: string | undefined
  /** The address and the parcel of the rates; the address is empty once they have expired. */
  ratedFor?: string | undefined
  rated?: RatedParcel | undefined
  /** The rate of a purchase without a response. */
  sentRate?: string | undefined
}

/** The stored data about an order; `kept` is undefined until the storage has answered. */
export function useKept(orderId: number) {
  const { drafts } = useUserStorages()
  const [kept, setKept] = useState<Kept>()
  const key = `label ${orderId}`
  useEffect(() => {
    let gone = false
    void drafts.read(key).then((value) => {
      if (!gone) setKept(asKept(value))
    })
    return () => {
      gone = true
    }
  }, [drafts, key])
  return {
    kept,
    /** Resolves once stored, so that a purchase is recorded before it is sent. */
    keep: async (change: Kept) => {
      setKept((before) => ({ ...before, ...change }))
      // Another tab may have recorded a purchase.
      await drafts.update(key, (before) => asStored({ ...asKept(before), ...change }))
    },
    forget: async () => {
      setKept({})
      await drafts.remove(key)
    },
  }
}

/** Only a purchase without a response is unfinished: all else can be looked up again. */
const asStored = (kept: Kept) => ({
  ...kept,
  unsent: kept.sentRate === undefined ? null : ({ kind: 'label', count: 1 } satisfies Unsent),
})

export type KeptLabel = ReturnType<typeof useKept>

const asKept = (value: unknown): Kept =>
  typeof value === 'object' && value !== null ? (value as Kept) : {}
