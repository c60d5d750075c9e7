import { useQueryClient } from '@tanstack/react-query'
import {
  getGetOrderQueryOptions,
  getUpdateOrderMutationOptions,
} from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import type { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { useChangeRecord } from '~/kit/form/use-change-record.ts'

/** Changes an order without a form, as `useChangeRecord` does. */
export function useChangeOrder() {
  const queryClient = useQueryClient()
  const changeRecord = useChangeRecord({
    read: async (id, request) =>
      (await readNow(queryClient, getGetOrderQueryOptions(id, { request }))).order,
    write: getUpdateOrderMutationOptions,
  })
  return (id: number, change: (now: Order) => OrderUpdateRequest | undefined) =>
    changeRecord(id, (now) => {
      const order = change(now)
      return order && { id, data: { order } }
    })
}
