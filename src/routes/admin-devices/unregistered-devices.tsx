import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { unregisteredAddress } from '~/features/devices/devices-addresses.ts'
import {
  UnregisteredDevicesPage,
  unregisteredQuery,
} from '~/features/devices/unregistered/unregistered-devices-page.tsx'

export const Route = createFileRoute('/admin-devices/unregistered-devices')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Unregistered devices',
      description: 'Name of the screen /admin-devices/unregistered-devices',
    }),
  },
  validateSearch: unregisteredAddress.validate,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(unregisteredQuery())
  },
  component: UnregisteredDevicesPage,
})
