import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { fleets, FleetsPage } from '~/features/fleets/fleets-page.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { prefetchList } from '~/kit/table/list.ts'

export const Route = createFileRoute('/admin-devices/fleets/')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Fleets', description: 'Name of a screen: all fleets' }),
    letter: 'f',
    records: async () => (await import('~/features/fleets/fleet-records.ts')).fleetRecords,
  },
  validateSearch: plainAddress.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetchList(context.queryClient, fleets, deps)
  },
  component: FleetsPage,
})
