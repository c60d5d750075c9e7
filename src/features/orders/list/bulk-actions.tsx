import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { useCopy } from '~/components/button/use-copy.ts'
import type { BulkAction } from '~/components/table/row-action.ts'
import { useLabelAction } from '~/features/orders/labels/use-label-action.tsx'

/** One thing to do with many orders. While it has a `panel`, that is shown in place of the list; a `dialog`, on top of it. */
export type OrderBulkAction = { action: BulkAction<Order>; panel?: ReactNode; dialog?: ReactNode }

/** Everything that can be done with the selected orders, in the order of its buttons. */
export function useOrderBulkActions() {
  const parts: readonly OrderBulkAction[] = [useLabelAction(), useCopyNumbers()]
  return {
    actions: parts.map(({ action }) => action),
    panel: parts.find(({ panel }) => Boolean(panel))?.panel,
    dialog: parts.find(({ dialog }) => Boolean(dialog))?.dialog,
  }
}

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
