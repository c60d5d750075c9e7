import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { alertsQuery, attentionQuery } from '~/features/monitoring/locations-queries.ts'
import { LocationsPage } from '~/features/monitoring/locations-page.tsx'
import { withDefault } from '~/lib/search-params.ts'

const timeConstraints = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS'] as const

export const Route = createFileRoute('/monitoring/locations')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Locations',
      description: 'Name of the screen /monitoring/locations',
    }),
    letter: 'l',
  },
  validateSearch: z.object({
    timeConstraint: withDefault(z.enum(timeConstraints), 'LAST_7_DAYS'),
    /** The token of a level; empty for every level. */
    level: withDefault(z.string(), ''),
    /** What narrow screens show. */
    tab: withDefault(z.enum(['locations', 'alerts']), 'locations'),
  }),
  search: {
    middlewares: [
      stripSearchParams({ timeConstraint: 'LAST_7_DAYS', level: '', tab: 'locations' }),
    ],
  },
  loaderDeps: ({ search: { timeConstraint } }) => ({ timeConstraint }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(attentionQuery())
    void queryClient.prefetchQuery(alertsQuery(deps))
  },
  component: LocationsPage,
})
