import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { PrintLabelsPage } from '~/features/orders/print-labels/print-labels-page.tsx'
import { choiceParam, textParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/orders/print-labels')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Print labels',
      description: 'Name of the screen /admin-fulfillment/orders/print-labels',
    }),
    unlockedBy: ['/admin-fulfillment/orders'],
    sample: '/admin-fulfillment/orders/print-labels?ids=9005&stripnav=true',
  },
  validateSearch: z.object({ ids: textParam, stripnav: choiceParam(['true']) }),
  component: PrintLabelsPage,
})
