import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { getListInventoryLocationsQueryOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import { getListOrderStatusesQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import { ordersAddress } from '~/features/orders/list/orders-address.ts'
import { orders, OrdersPage, ordersQuery } from '~/features/orders/list/orders-page.tsx'
import { idParam, textParam } from '~/lib/search-params.ts'

/** The order whose shipping label is open, and the step of that dialog. */
const dialog = z.object({ label: idParam, step: textParam })

export const Route = createFileRoute('/admin-fulfillment/orders/')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Order List',
      description: 'Name of the screen /admin-fulfillment/orders, in the menu',
    }),
    letter: 'o',
    records: async () => (await import('~/features/orders/order-records.ts')).orderRecords,
  },
  validateSearch: (params) => ({ ...ordersAddress.validate(params), ...z.parse(dialog, params) }),
  loaderDeps: ({ search: { excludeStatuses, includeLocation } }) => ({
    excludeStatuses,
    includeLocation,
  }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(ordersQuery(orders.read(deps)))
    void queryClient.prefetchQuery(getListOrderStatusesQueryOptions())
    void queryClient.prefetchQuery(getListInventoryLocationsQueryOptions())
  },
  component: OrdersPage,
})
