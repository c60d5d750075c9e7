import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetOrderQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'

/** The number of concurrent reads. */
const atOnce = 4

/** Loads orders by id, a few at a time. */
export function useOrders(ids: readonly number[]) {
  const [reach, setReach] = useState(atOnce)
  const queries = useQueries({
    queries: ids.map((id, index) => ({
      ...getGetOrderQueryOptions(id),
      enabled: index < reach,
    })),
  })
  // Orders are shown in sequence, so that later ones do not push others down.
  const first = queries.findIndex(({ data, error }) => !data && !error)
  const orders = queries
    .slice(0, first < 0 ? queries.length : first)
    .flatMap(({ data }) => data?.order ?? [])
  const failed = queries.flatMap(({ error, refetch, isFetching }, index) =>
    error ? [{ id: ids[index]!, error, refetch, isFetching }] : [],
  )
  const over = queries.filter(({ data, error }) => data || error).length
  if (reach < over + atOnce) setReach(over + atOnce)
  return { orders, failed, over }
}
