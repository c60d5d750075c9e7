import { getUpdateOrderMutationOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import type { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import { useChangeRecord } from '~/kit/form/use-change-record.ts'
import { readOrderNow } from './read-order-now.ts'

/** Changes an order without a form, as `useChangeRecord` does. */
export function useChangeOrder() {
  const changeRecord = useChangeRecord({ read: readOrderNow, write: getUpdateOrderMutationOptions })
  return (id: number, change: (now: Order) => OrderUpdateRequest | undefined) =>
    changeRecord(id, (now) => {
      const order = change(now)
      return order && { id, data: { order } }
    })
}
