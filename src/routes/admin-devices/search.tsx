import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { severalAddress } from '~/features/devices/devices-addresses.ts'
import { DeviceSearchPage } from '~/features/devices/search/device-search-page.tsx'
import { searchQuery } from '~/features/devices/search/search-query.ts'
import { serialsOf } from '~/features/devices/serials.ts'

export const Route = createFileRoute('/admin-devices/search')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Search',
      description: 'Name of the screen /admin-devices/search: finds devices by serial number',
    }),
    letter: 's',
    sample: '/admin-devices/search?serialNumber=LHT65N-26148',
  },
  validateSearch: (params: { serialNumber?: unknown }) => ({
    serialNumber: typeof params.serialNumber === 'string' ? params.serialNumber : undefined,
    ...severalAddress.validate(params),
  }),
  loaderDeps: ({ search: { serialNumber = '' } }) => ({ serialNumber }),
  loader: ({ context: { queryClient }, deps }) => {
    const [serial, ...others] = serialsOf(deps.serialNumber)
    if (serial !== undefined && others.length === 0) {
      void queryClient.prefetchQuery(searchQuery(serial))
    }
  },
  component: DeviceSearchPage,
})
