import type { QueryClient } from '@tanstack/react-query'
import { getGetOrderQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'

/** Loads the order of a screen, and its number for the title. Always fetched, since staff work from it. */
export async function loadOrder(queryClient: QueryClient, id: number) {
  return { name: (await readOrder(queryClient, id)).displayNumber }
}

/** Reads an order, ignoring the cache. */
export const readOrder = async (queryClient: QueryClient, id: number) =>
  (await queryClient.fetchQuery({ ...getGetOrderQueryOptions(id), staleTime: 0 })).order
