import { useEffect, useState } from 'react'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { keptLabel, type Kept } from './buy-alone.ts'

/** The stored data about an order; `kept` is undefined until the storage has answered. */
export function useKept(orderId: number) {
  const { drafts } = useUserStorages()
  const [kept, setKept] = useState<Kept>()
  const [isRunning, setIsRunning] = useState(false)
  const stored = keptLabel(drafts, orderId)
  useEffect(() => {
    const left = new AbortController()
    const { read, alone } = keptLabel(drafts, orderId)
    const load = async () => {
      const found = await read()
      if (left.signal.aborted) return
      setKept(found)
      if (found.sentRate === undefined) return
      // It may still be running: in another tab, or from before the dialog was closed.
      setIsRunning(true)
      const after = await alone(read, left.signal)
      if (left.signal.aborted) return
      setKept(after)
      setIsRunning(false)
    }
    // A dialog that was closed does not wait for a purchase.
    void load().catch(() => undefined)
    return () => left.abort()
  }, [drafts, orderId])
  return {
    kept,
    /** Whether a purchase that another tab or an earlier dialog has sent may still be running. */
    isRunning,
    alone: stored.alone,
    /** The storage may not answer. */
    read: async () => {
      const found = await stored.read()
      return { ...found, sentRate: found.sentRate ?? kept?.sentRate }
    },
    /** Resolves once stored. */
    keep: async (change: Kept) => {
      setKept((before) => ({ ...before, ...change }))
      await stored.keep(change)
    },
    forget: async () => {
      setKept({})
      await stored.forget()
    },
  }
}

export type KeptLabel = ReturnType<typeof useKept>
