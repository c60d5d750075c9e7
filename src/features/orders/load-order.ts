import type { QueryClient } from '@tanstack/react-query'
import { getGetOrderQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'

/** Loads the order of a screen, and its number for the title. Always fetched, since staff work from it. */
export async function loadOrder(queryClient: QueryClient, id: number) {
  const { order } = await queryClient.fetchQuery({ ...getGetOrderQueryOptions(id), staleTime: 0 })
  return { name: order.displayNumber }
}
