import { useIntl } from 'react-intl'
import { mayGetLabel, shipped } from '~/features/orders/order-status.tsx'
import { useChangeOrder } from '~/features/orders/use-change-order.ts'
import { refusal } from '~/lib/refusal.ts'
import { statusRequest } from './judge-status.ts'
import { messages } from './messages.ts'

/** Sets one configured order to shipped. Rejects if somebody has given it another status. */
export function useSetShipped() {
  const intl = useIntl()
  const changeOrder = useChangeOrder()
  return (id: number): Promise<void> =>
    changeOrder(id, (now) => {
      if (now.orderStatus.token === shipped) return undefined
      if (!mayGetLabel(now)) throw refusal(intl.formatMessage(messages.statusChanged))
      return statusRequest({ token: shipped })
    })
}
