import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { connectTabs } from '~/kit/scan/connect-tabs.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import { storedValue } from '~/ui/settings/use-stored.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { asPacked, changePacked, packedKey, type PackedOrder } from './packed.ts'

export type PackedStore = ReturnType<typeof createPacked>

/** The packed orders of this user in this browser. */
function createPacked(queryClient: QueryClient, settings: UserStorage) {
  const { query, update } = storedValue(queryClient, settings, packedKey, schema, [])
  const { queryKey } = query
  const tabs = connectTabs<'moved'>('waypost-packed')
  return {
    query,
    /** Those known by now, with what was scanned last. */
    known: () => queryClient.getQueryData(queryKey) ?? [],
    /** Calls `onMove` when another tab opens or leaves an order. Returns a function that ends it. */
    follow: (onMove: () => void) => tabs.follow(onMove),
    tell: () => tabs.tell('moved'),
    /** The change counts at once, in this tab; it resolves once it is stored. */
    change: (
      order: Pick<PackedOrder, 'id' | 'number'>,
      change: (before: PackedOrder) => PackedOrder,
    ) => update((all) => changePacked(all, order, change, Date.now())),
  }
}

const schema = z.pipe(
  z.unknown(),
  z.transform((kept) => asPacked(kept, Date.now())),
)

export function usePacked() {
  const { settings } = useUserStorages()
  const queryClient = useQueryClient()
  const store = useMemo(() => createPacked(queryClient, settings), [queryClient, settings])
  return { store, orders: useQuery({ ...store.query, gcTime: Infinity }).data }
}
