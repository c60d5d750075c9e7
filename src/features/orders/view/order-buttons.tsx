import { Box } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { CopyPlus, PackageCheck, ReceiptText, Tag, type LucideIcon } from 'lucide-react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { useDialogAddress } from '~/kit/list/use-dialog-address.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { messages as shared } from '~/features/orders/messages.ts'
import { mayGetLabel } from '~/features/orders/order-status.tsx'
import { copyOf, packOf, slipOf } from '~/features/orders/slips/slip-link.ts'

/** Packing slip, and shipping label if the order may get one; on a phone as icons beside the number. */
export function OrderButtons({ order }: { order: Order }) {
  const intl = useIntl()
  const { open: openDialog } = useDialogAddress()
  return (
    <>
      <Button asChild size="sm" quiet>
        <ScreenLink
          {...slipOf(order)}
          target="_blank"
          aria-label={intl.formatMessage(shared.packingSlip)}
        >
          <ButtonText icon={ReceiptText} label={shared.packingSlip} />
        </ScreenLink>
      </Button>
      <Button asChild size="sm" quiet>
        <ScreenLink {...copyOf(order)} aria-label={intl.formatMessage(shared.duplicate)}>
          <ButtonText icon={CopyPlus} label={shared.duplicate} />
        </ScreenLink>
      </Button>
      {mayGetLabel(order) && (
        <Button asChild size="sm" quiet>
          <ScreenLink {...packOf(order)} aria-label={intl.formatMessage(shared.pack)}>
            <ButtonText icon={PackageCheck} label={shared.pack} />
          </ScreenLink>
        </Button>
      )}
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

/** On a phone, the icon stands alone. */
function ButtonText({ icon: Icon, label }: { icon: LucideIcon; label: MessageDescriptor }) {
  return (
    <>
      <Icon aria-hidden />
      <Box as="span" hideBelow="sm">
        <FormattedMessage {...label} />
      </Box>
    </>
  )
}
