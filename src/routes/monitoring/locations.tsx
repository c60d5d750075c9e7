import { createFileRoute } from '@tanstack/react-router'
import { alertSearch } from '~/features/monitoring/alert-search.ts'
import { alertsQuery, attentionQuery } from '~/features/monitoring/locations-queries.ts'
import { LocationsPage } from '~/features/monitoring/locations-page.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/monitoring/locations')({
  staticData: { title: titles.locations },
  ...alertSearch,
  loaderDeps: ({ search: { timeConstraint } }) => ({ timeConstraint }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(attentionQuery())
    void queryClient.prefetchQuery(alertsQuery(deps))
  },
  component: LocationsPage,
})
