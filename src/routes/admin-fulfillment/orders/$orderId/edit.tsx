import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { loadOrderForm, OrderEditPage } from '~/features/orders/form/order-pages.tsx'
import { words } from '~/i18n/words.ts'
import { RecordPending } from '~/kit/record/record-pending.tsx'
import { recordIdParam } from '~/lib/record-id.ts'
import { idParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/orders/$orderId/edit')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: 'Edit order {name}',
      description: 'Name of the screen that edits an order; name: its number',
    }),
    wayBack: {
      to: '/admin-fulfillment/orders',
      message: defineMessage({
        defaultMessage: 'Error loading order',
        description: 'Shown on the list when one of its orders cannot be opened',
      }),
    },
    record: { tab: words.edit, home: '/admin-fulfillment/orders/$orderId/view' },
    sample: '/admin-fulfillment/orders/9003/edit',
  },
  pendingComponent: RecordPending,
  params: recordIdParam('orderId'),
  /** The order whose shipping label is open again once the form is left. */
  validateSearch: z.object({ label: idParam }),
  loader: ({ context, params }) => loadOrderForm(context.queryClient, params.orderId),
  component: OrderEditPage,
})
