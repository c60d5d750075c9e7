import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { loadOrder } from '~/features/orders/load-order.ts'
import { OrderViewPage } from '~/features/orders/view/order-view-page.tsx'
import { words } from '~/i18n/words.ts'
import { RecordPending } from '~/kit/record/record-pending.tsx'
import { recordIdParam } from '~/lib/record-id.ts'
import { idParam, textParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/orders/$orderId/view')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: 'Order {name}',
      description: 'Name of the screen that shows an order; name: its number',
    }),
    wayBack: {
      to: '/admin-fulfillment/orders',
      message: defineMessage({
        defaultMessage: 'Error loading order',
        description: 'Shown on the list when one of its orders cannot be opened',
      }),
    },
    record: { tab: words.overview, home: '/admin-fulfillment/orders/$orderId/view' },
    sample: '/admin-fulfillment/orders/9003/view',
  },
  pendingComponent: RecordPending,
  params: recordIdParam('orderId'),
  /** The order whose shipping label is open, and the step of that dialog. */
  validateSearch: z.object({ label: idParam, step: textParam }),
  loader: ({ context, params }) => loadOrder(context.queryClient, params.orderId),
  component: OrderViewPage,
})
