import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { PackingSlipsPage } from '~/features/orders/slips/packing-slips-page.tsx'
import { choiceParam, textParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/orders/packing-slips/')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Packing slips',
      description: 'Name of the screen /admin-fulfillment/orders/packing-slips',
    }),
    unlockedBy: ['/admin-fulfillment/orders/$orderId/packing-slip'],
    sample: '/admin-fulfillment/orders/packing-slips?ids=9001,9002,9003&stripnav=true',
  },
  validateSearch: z.object({ ids: textParam, stripnav: choiceParam(['true']) }),
  component: PackingSlipsPage,
})
