import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { fleetsList } from '~/features/fleets/fleets-list.ts'
import { FleetsPage, fleetsQuery } from '~/features/fleets/fleets-page.tsx'

export const Route = createFileRoute('/admin-devices/fleets/')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Fleets', description: 'Name of a screen: all fleets' }),
    letter: 'f',
  },
  validateSearch: fleetsList.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(fleetsQuery(fleetsList.read(deps)))
  },
  component: FleetsPage,
})
