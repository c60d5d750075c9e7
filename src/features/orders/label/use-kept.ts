import { useEffect, useState } from 'react'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import { takeLock } from '~/lib/take-lock.ts'
import type { Unsent } from '~/lib/unsent.ts'
import type { RatedParcel } from './parcel.ts'
import type { Basis } from './stale.ts'

/** Data about an order that this browser stores until its label is bought. */
export type Kept = {
  /** The order as the user reviewed it. */
  basis?: Basis | undefined
  /** The address of the rates; empty once they have expired. */
  ratedFor?: string | undefined
  rated?: RatedParcel | undefined
  /** The rate of a purchase that was sent, and that got no response if none is running. */
  sentRate?: string | undefined
}

/** The stored data about an order; `kept` is undefined until the storage has answered. */
export function useKept(orderId: number) {
  const { drafts } = useUserStorages()
  const [kept, setKept] = useState<Kept>()
  const [isRunning, setIsRunning] = useState(false)
  const key = `label ${orderId}`
  useEffect(() => {
    const left = new AbortController()
    const load = async () => {
      const found = asKept(await drafts.read(key))
      if (left.signal.aborted) return
      setKept(found)
      if (found.sentRate === undefined) return
      // It may still be running: in another tab, or from before the dialog was closed.
      setIsRunning(true)
      const free = await takeLock(key, { signal: left.signal })
      const after = asKept(await drafts.read(key))
      free?.()
      if (left.signal.aborted) return
      setKept(after)
      setIsRunning(false)
    }
    // A dialog that was closed does not wait for a purchase.
    void load().catch(() => undefined)
    return () => left.abort()
  }, [drafts, key])
  return {
    kept,
    /** Whether a purchase that another tab or an earlier dialog has sent may still be running. */
    isRunning,
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
    /** Runs a purchase once no other is running. Passes on whether an earlier one got no response. */
    alone: async <Result>(run: (wasSent: boolean) => Promise<Result>) => {
      const free = await takeLock(key, {})
      try {
        const { sentRate } = asKept(await drafts.read(key))
        return await run((sentRate ?? kept?.sentRate) !== undefined)
      } finally {
        free?.()
      }
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
