import { MutationObserver, useQueryClient } from '@tanstack/react-query'
import {
  getGetOrderQueryOptions,
  getUpdateOrderMutationOptions,
} from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import type { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { useReadAndSend } from '~/kit/form/read-and-send.ts'
import { requestFor } from '~/kit/form/record-version.ts'

/**
 * Changes an order without a form. `change` gets the order as it is now, and returns what is sent, if anything; it throws if
 * the order must stay as it is.
 */
export function useChangeOrder() {
  const queryClient = useQueryClient()
  const readAndSend = useReadAndSend()
  return async (id: number, change: (now: Order) => OrderUpdateRequest | undefined) => {
    const record = {}
    // A mutation hook has one version at a time, while many orders may be changed at once.
    const call = new MutationObserver(
      queryClient,
      getUpdateOrderMutationOptions({ request: requestFor(record) }),
    )
    try {
      await readAndSend(record, {
        read: async (request) =>
          (await readNow(queryClient, getGetOrderQueryOptions(id, { request }))).order,
        send: async (now) => {
          const order = change(now)
          if (order) await call.mutate({ id, data: { order } })
        },
      })
    } finally {
      // A mutation that is observed is never removed from the cache.
      call.reset()
    }
  }
}
