import { CopyPlus, PackageCheck, ReceiptText, Tag } from 'lucide-react'
import type { Order } from '~/api/generated/model/index.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { mayGetLabel } from '~/features/orders/order-status.tsx'
import { copyOf, packOf, slipOf } from '~/features/orders/slips/slip-link.ts'
import { useDialogAddress } from '~/kit/table/use-dialog-address.ts'
import { ButtonText, iconOnPhone } from '~/ui/button/button-text.tsx'
import { Button } from '~/ui/button/button.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'

/** Packing slip, and shipping label if the order may get one; on a phone as icons beside the number. */
export function OrderButtons({ order }: { order: Order }) {
  const { open: openDialog } = useDialogAddress()
  return (
    <>
      <Button asChild size="sm" quiet className={iconOnPhone}>
        <ScreenLink {...slipOf(order)} target="_blank">
          <ButtonText icon={<ReceiptText aria-hidden />} label={shared.packingSlip} />
        </ScreenLink>
      </Button>
      <Button asChild size="sm" quiet className={iconOnPhone}>
        <ScreenLink {...copyOf(order)}>
          <ButtonText icon={<CopyPlus aria-hidden />} label={shared.duplicate} />
        </ScreenLink>
      </Button>
      {mayGetLabel(order) && (
        <Button asChild size="sm" quiet className={iconOnPhone}>
          <ScreenLink {...packOf(order)}>
            <ButtonText icon={<PackageCheck aria-hidden />} label={shared.pack} />
          </ScreenLink>
        </Button>
      )}
      {mayGetLabel(order) && (
        <Button
          size="sm"
          className={iconOnPhone}
          onClick={() => openDialog({ search: (before) => ({ ...before, label: order.id }) })}
        >
          <ButtonText icon={<Tag aria-hidden />} label={shared.shippingLabel} />
        </Button>
      )}
    </>
  )
}
