import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getGetOrderQueryOptions, useUpdateOrder } from '~/api/generated/endpoints/orders/orders.ts'
import { readNow } from '~/api/read-now.ts'
import { refusal } from '~/lib/refusal.ts'
import { mayGetLabel, shipped } from '~/features/orders/order-status.tsx'
import { statusRequest } from './judge-status.ts'
import { messages } from './messages.ts'

/** Sets one configured order to shipped. Rejects if somebody has given it another status. */
export function useSetShipped() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { mutateAsync: updateOrder } = useUpdateOrder()
  return async (id: number): Promise<void> => {
    const { order } = await readNow(queryClient, getGetOrderQueryOptions(id))
    if (order.orderStatus.token === shipped) return
    if (!mayGetLabel(order)) throw refusal(intl.formatMessage(messages.statusChanged))
    await updateOrder({ id, data: { order: statusRequest({ token: shipped }) } })
  }
}
