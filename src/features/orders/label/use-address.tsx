import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getGetOrderShipmentTransactionQueryOptions } from '~/api/generated/endpoints/shipping/shipping.ts'
import type { Order } from '~/api/generated/model/index.ts'
import type { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { useChangeOrder } from '~/features/orders/use-change-order.ts'
import { refusal } from '~/lib/refusal.ts'
import { Box } from '~/styled-system/jsx'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useAction } from '~/ui/feedback/use-action.ts'
import { focusHeading } from '~/ui/page/focus-heading.ts'
import { messages } from './messages.ts'
import { hasLabel } from './purchase.ts'
import { addressText } from './stale.ts'

type UseAddressProps = {
  /** The order as it is shown. */
  order: Order
  correction: OrderUpdateRequest
}

/** A button that gives an order the address as the shipping service has corrected it. */
export function UseAddress({ order, correction }: UseAddressProps) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const changeOrder = useChangeOrder()
  const button = useRef<HTMLButtonElement>(null)
  const { isBusy, failure, run } = useAction(async () => {
    // The button goes with the difference.
    const heading = button.current?.closest('[role=dialog]')?.querySelector('h3') ?? null
    const label = getGetOrderShipmentTransactionQueryOptions(order.id)
    if (hasLabel((await readNow(queryClient, label)).transaction)) {
      throw refusal(intl.formatMessage(messages.labelBought))
    }
    await changeOrder(order.id, (now) => {
      // The service has checked what is shown. What somebody else has typed since then stays.
      if (addressText(now) === addressText(order)) return correction
      throw refusal(intl.formatMessage(messages.addressChanged))
    })
    focusHeading(heading)
  })
  return (
    <>
      <BusyButton size="sm" variant="outline" ref={button} busy={isBusy} onClick={run}>
        <Check aria-hidden />
        <FormattedMessage {...messages.useAddress} />
      </BusyButton>
      {failure && (
        <Box w="full">
          <Notice status="error" role="alert" title={failure} />
        </Box>
      )}
    </>
  )
}
