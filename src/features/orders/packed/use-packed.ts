import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect, useMemo } from 'react'
import { connectTabs } from '~/kit/scan/connect-tabs.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import { asPacked, changePacked, packedKey, type PackedOrder } from './packed.ts'

export type PackedStore = ReturnType<typeof createPacked>

/** The packed orders of this user in this browser. Other tabs hear of each change. */
export function createPacked(settings: UserStorage, now = () => Date.now()) {
  /** Undefined until the storage has answered. */
  const state = createAtom<{ orders: readonly PackedOrder[] | undefined }>({ orders: undefined })
  const tabs = connectTabs<'changed'>('waypost-packed')
  let unstored = 0
  let isOutdated = false
  const load = async () => {
    const stored = await settings.read(packedKey)
    // What this tab is about to store is newer.
    isOutdated = unstored > 0
    if (!isOutdated) state.set({ orders: asPacked(stored, now()) })
  }
  return {
    state,
    load,
    /** Calls `onChange` too when a tab opens or leaves an order. Returns a function that ends it. */
    follow: (onChange: () => void) =>
      tabs.follow(() => {
        void load()
        onChange()
      }),
    tell: () => tabs.tell('changed'),
    /** The change counts at once, in this tab; it resolves once it is stored. */
    change: async (
      order: Pick<PackedOrder, 'id' | 'number'>,
      change: (before: PackedOrder) => PackedOrder,
    ) => {
      state.set({ orders: changePacked(state.get().orders ?? [], order, change, now()) })
      unstored += 1
      await settings.update(packedKey, (stored) =>
        changePacked(asPacked(stored, now()), order, change, now()),
      )
      unstored -= 1
      if (isOutdated && unstored === 0) await load()
      tabs.tell('changed')
    },
  }
}

export function usePacked() {
  const { settings } = useUserStorages()
  const store = useMemo(() => createPacked(settings), [settings])
  useEffect(() => {
    void store.load()
  }, [store])
  return { store, orders: useSelector(store.state).orders }
}
