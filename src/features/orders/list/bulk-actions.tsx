import { useRouter } from '@tanstack/react-router'
import { ClipboardList, Copy, Printer, ReceiptText, type LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { messages as labels } from '~/features/orders/labels/messages.ts'
import { useLabelAction } from '~/features/orders/labels/use-label-action.tsx'
import { useSetStatus } from '~/features/orders/status/use-set-status.tsx'
import type { BulkAction } from '~/kit/table/row-action.ts'
import { useCopy } from '~/ui/button/use-copy.ts'
import { addressOf } from '~/ui/link/link-target.ts'
import { useMayOpen } from '~/ui/link/may-open.ts'

/** An action on many orders. Its `dialog` is shown on top of the list, for example to ask something first. */
export type OrderBulkAction = {
  action: BulkAction<Order>
  dialog?: ReactNode
}

/** All bulk actions on orders, in the order of their buttons. */
export function useOrderBulkActions() {
  const parts: readonly OrderBulkAction[] = [
    useLabelAction(),
    usePrinted('/admin-fulfillment/orders/print-labels', labels.print, Printer),
    usePrinted('/admin-fulfillment/orders/packing-slips', packingSlips, ReceiptText),
    usePrinted('/admin-fulfillment/orders/pick-list', pickList, ClipboardList),
    useSetStatus(),
    useCopyNumbers(),
  ]
  return {
    actions: parts.map(({ action }) => action),
    dialogs: parts.map(({ dialog }, index) => <Fragment key={index}>{dialog}</Fragment>),
  }
}

type PrintedPage =
  | '/admin-fulfillment/orders/print-labels'
  | '/admin-fulfillment/orders/packing-slips'
  | '/admin-fulfillment/orders/pick-list'

/** Opens a page to print in a new tab. */
function usePrinted(to: PrintedPage, label: MessageDescriptor, icon: LucideIcon): OrderBulkAction {
  const router = useRouter()
  const mayOpen = useMayOpen()
  return {
    action: {
      label,
      icon,
      hidden: !mayOpen(to),
      onSelect: (orders) => {
        const search = { ids: orders.map(({ id }) => id).join(','), stripnav: 'true' } as const
        window.open(addressOf(router, { to, search }), '_blank', 'noopener')
      },
    },
  }
}

const pickList = defineMessage({
  defaultMessage: 'Pick list',
  description: 'Button: prints what to fetch from the shelves for the selected orders',
})

const packingSlips = defineMessage({
  defaultMessage: 'Packing slips',
  description: 'Button: prints those of the selected orders',
})

function useCopyNumbers(): OrderBulkAction {
  const intl = useIntl()
  const copy = useCopy()
  return {
    action: {
      label: copyNumbers,
      icon: Copy,
      onSelect: (orders) =>
        copy(
          orders.map(({ displayNumber }) => displayNumber).join('\n'),
          intl.formatMessage(numberCount, { count: orders.length }),
        ),
    },
  }
}

const copyNumbers = defineMessage({
  defaultMessage: 'Copy order numbers',
  description: 'Button: those of the selected orders',
})

const numberCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# order number} other {# order numbers}}',
  description: 'What has been copied',
})
