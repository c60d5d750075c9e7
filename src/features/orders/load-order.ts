import type { QueryClient } from '@tanstack/react-query'
import { getGetOrderQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'

/** Reads the order that a screen is about, and its number for the title. Nobody works from an old copy. */
export async function loadOrder(queryClient: QueryClient, id: number) {
  const { order } = await queryClient.fetchQuery({ ...getGetOrderQueryOptions(id), staleTime: 0 })
  return { name: order.displayNumber }
}
