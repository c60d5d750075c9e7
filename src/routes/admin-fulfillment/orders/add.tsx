import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { loadOrderForm, OrderAddPage } from '~/features/orders/form/order-pages.tsx'
import { choiceParam, idParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/orders/add')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Add order', description: 'Name of a screen' }),
    action: true,
  },
  /** The order that the form is filled from: one to duplicate, or the one that was added just before. */
  validateSearch: z.object({ from: idParam, after: choiceParam(['adding']) }),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: ({ context, deps }) => loadOrderForm(context.queryClient, deps.from),
  component: OrderAddPage,
})
