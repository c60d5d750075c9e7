import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ReceiptText, Tag } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { useDialogAddress } from '~/kit/list/use-dialog-address.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { messages as shared } from '~/features/orders/messages.ts'
import { mayGetLabel } from '~/features/orders/order-status.tsx'
import { slipOf } from '~/features/orders/slips/slip-link.ts'

/** Packing slip, and shipping label if the order may get one; on a phone as icons beside the number. */
export function OrderButtons({ order }: { order: Order }) {
  const intl = useIntl()
  const { open: openDialog } = useDialogAddress()
  return (
    <>
      <Button asChild size="sm" variant="outline" className={css({ colorPalette: 'gray' })}>
        <ScreenLink
          {...slipOf(order)}
          target="_blank"
          aria-label={intl.formatMessage(shared.packingSlip)}
        >
          <ReceiptText aria-hidden />
          <Box as="span" hideBelow="sm">
            <FormattedMessage {...shared.packingSlip} />
          </Box>
        </ScreenLink>
      </Button>
      {mayGetLabel(order) && (
        <Button
          size="sm"
          aria-label={intl.formatMessage(shared.shippingLabel)}
          onClick={() => openDialog({ search: (before) => ({ ...before, label: order.id }) })}
        >
          <Tag aria-hidden />
          <Box as="span" hideBelow="sm">
            <FormattedMessage {...shared.shippingLabel} />
          </Box>
        </Button>
      )}
    </>
  )
}
