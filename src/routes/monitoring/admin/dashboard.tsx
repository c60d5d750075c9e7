import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import {
  AdminDashboardPage,
  summaryQuery,
} from '~/features/admin-dashboard/admin-dashboard-page.tsx'
import { idParam, withDefault } from '~/lib/search-params.ts'

const orders = ['devices_offline', 'alerts', 'percent_offline', 'name'] as const

export const Route = createFileRoute('/monitoring/admin/dashboard')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Admin Dashboard',
      description: 'Name of the screen /monitoring/admin/dashboard',
    }),
    letter: 'd',
  },
  validateSearch: z.object({
    tab: withDefault(z.enum(['gtotals', 'edetail']), 'gtotals'),
    /** What the enterprises that need attention are sorted by. */
    order: withDefault(z.enum(orders), 'devices_offline'),
    /** The id of the enterprise whose locations are shown. */
    enterprise: idParam,
  }),
  search: { middlewares: [stripSearchParams({ tab: 'gtotals', order: 'devices_offline' })] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(summaryQuery())
  },
  component: AdminDashboardPage,
})
