import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { PickListPage } from '~/features/orders/picks/pick-list-page.tsx'
import { choiceParam, textParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/orders/pick-list')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Pick list',
      description: 'Name of the screen /admin-fulfillment/orders/pick-list',
    }),
    unlockedBy: ['/admin-fulfillment/orders'],
    sample: '/admin-fulfillment/orders/pick-list?ids=9001,9002,9003&stripnav=true',
  },
  validateSearch: z.object({ ids: textParam, stripnav: choiceParam(['true']) }),
  component: PickListPage,
})
