import { CircleDot, ReceiptText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { mayGetLabel, shipped } from '~/features/orders/order-status.tsx'
import { slipOf } from '~/features/orders/slips/slip-link.ts'
import { messages as status } from '~/features/orders/status/messages.ts'
import { useSetShipped } from '~/features/orders/status/use-set-shipped.ts'
import { Box } from '~/styled-system/jsx'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useAction } from '~/ui/feedback/use-action.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { messages } from './messages.ts'

/** What to do next with an order that has its label. */
export function AfterBuying({ order }: { order: Order }) {
  const setShipped = useSetShipped()
  const { isBusy, failure, run: ship } = useAction(() => setShipped(order.id))
  const isShipped = order.orderStatus.token === shipped
  return (
    <>
      <Button asChild quiet>
        <ScreenLink {...slipOf(order)} target="_blank">
          <ReceiptText aria-hidden />
          <FormattedMessage {...shared.packingSlip} />
        </ScreenLink>
      </Button>
      {(mayGetLabel(order) || isShipped) && (
        // It stays once it has done its work, and keeps the focus.
        <BusyButton
          quiet
          busy={isBusy}
          aria-disabled={isShipped || undefined}
          onClick={isShipped ? undefined : ship}
        >
          <CircleDot aria-hidden />
          <span aria-live="polite">
            <FormattedMessage {...(isShipped ? messages.isShipped : status.setShipped)} />
          </span>
        </BusyButton>
      )}
      {failure && (
        <Box w="full">
          <Notice status="error" role="alert" title={failure} />
        </Box>
      )}
    </>
  )
}
