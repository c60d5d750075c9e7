import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { getGetOrderQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import { PackingSlipPage } from '~/features/orders/slips/packing-slips-page.tsx'
import { recordIdParam } from '~/lib/record-id.ts'
import { choiceParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/orders/$orderId/packing-slip')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: 'Packing Slip #{name}',
      description:
        'Name of the screen /admin-fulfillment/orders/$orderId/packing-slip; name: number of the order',
    }),
    sample: '/admin-fulfillment/orders/9003/packing-slip?stripnav=true',
  },
  params: recordIdParam('orderId'),
  validateSearch: z.object({ stripnav: choiceParam(['true']) }),
  loader: async ({ context: { queryClient }, params: { orderId } }) => {
    const options = getGetOrderQueryOptions(orderId)
    // The page says why it failed.
    await queryClient.prefetchQuery(options)
    return { name: queryClient.getQueryData(options.queryKey)?.order.displayNumber }
  },
  component: PackingSlipPage,
})
