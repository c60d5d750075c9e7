import { useEffect, useState } from 'react'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import type { ParcelDraft } from './parcel.ts'

/** What this browser remembers of an order until its label is bought. An address is one text. */
export type Kept = {
  /** The address that was reviewed. */
  reviewed?: string | undefined
  /** The address and the parcel that the rates are for; an empty address once they have expired. */
  ratedFor?: string | undefined
  parcel?: ParcelDraft | undefined
  /** The rate whose purchase was sent and whose answer never arrived. */
  sentRate?: string | undefined
}

/** What is remembered of an order; `kept` is undefined until the storage has answered. */
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
    /** Resolves once it is stored, so that a purchase is known before it is sent. */
    keep: async (change: Kept) => {
      setKept((before) => ({ ...before, ...change }))
      // Another tab may know of a purchase that this one does not.
      await drafts.update(key, (before) => ({ ...asKept(before), ...change }))
    },
    forget: async () => {
      setKept({})
      await drafts.remove(key)
    },
  }
}

export type KeptLabel = ReturnType<typeof useKept>

const asKept = (value: unknown): Kept =>
  typeof value === 'object' && value !== null ? (value as Kept) : {}
