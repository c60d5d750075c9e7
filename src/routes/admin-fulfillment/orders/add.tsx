import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { loadOrderForm, OrderAddPage } from '~/features/orders/form/order-pages.tsx'
import { idParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/orders/add')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Add order', description: 'Name of a screen' }),
    action: true,
  },
  /** The order that the form is filled from. */
  validateSearch: z.object({ from: idParam }),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: ({ context, deps }) => loadOrderForm(context.queryClient, deps.from),
  component: OrderAddPage,
})
