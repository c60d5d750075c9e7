import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { openOrdersQuery } from '~/features/orders/open-orders.tsx'
import { PackPage } from '~/features/pack/pack-page.tsx'
import { idParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/pack/')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Pack station',
      description: 'Name of the screen /admin-fulfillment/pack: orders are packed with a scanner',
    }),
    unlockedBy: ['/admin-fulfillment/orders'],
    action: true,
    sample: '/admin-fulfillment/pack?order=9003',
  },
  /** The order at the station. */
  validateSearch: z.object({ order: idParam }),
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(openOrdersQuery()),
  component: PackPage,
})
