import { Box } from '~/styled-system/jsx'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getGetOrderQueryOptions, useUpdateOrder } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import type { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useAction } from '~/ui/feedback/use-action.ts'
import { focusHeading } from '~/ui/page/focus-heading.ts'
import { refusal } from '~/lib/refusal.ts'
import { messages } from './messages.ts'
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
  const { mutateAsync: updateOrder } = useUpdateOrder()
  const button = useRef<HTMLButtonElement>(null)
  const { isBusy, failure, run } = useAction(async () => {
    // The button goes with the difference.
    const heading = button.current?.closest('[role=dialog]')?.querySelector('h3') ?? null
    // The service has checked what is shown. What somebody else has typed since then stays.
    const now = (await readNow(queryClient, getGetOrderQueryOptions(order.id))).order
    if (addressText(now) !== addressText(order)) {
      throw refusal(intl.formatMessage(messages.addressChanged))
    }
    await updateOrder({ id: order.id, data: { order: correction } })
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
