import { createFileRoute } from '@tanstack/react-router'
import { readAlertSearch, validateAlertSearch } from '~/features/monitoring/alert-search.ts'
import { alertsQuery, attentionQuery } from '~/features/monitoring/locations-queries.ts'
import { LocationsPage } from '~/features/monitoring/locations-page.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/monitoring/locations')({
  staticData: { title: titles.locations },
  validateSearch: validateAlertSearch,
  loaderDeps: ({ search }) => ({ timeConstraint: search.timeConstraint }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(attentionQuery())
    void queryClient.prefetchQuery(alertsQuery(readAlertSearch(deps)))
  },
  component: LocationsPage,
})
