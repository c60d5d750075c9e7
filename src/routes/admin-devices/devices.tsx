import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import {
  DeviceReassignPage,
  devicesQuery,
} from '~/features/devices/reassign/device-reassign-page.tsx'
import { devicesList } from '~/features/devices/reassign/devices-list.ts'

export const Route = createFileRoute('/admin-devices/devices')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Reassign devices',
      description: 'Name of a screen: moves devices to other enterprises',
    }),
    letter: 'r',
  },
  validateSearch: devicesList.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(devicesQuery(devicesList.read(deps)))
  },
  component: DeviceReassignPage,
})
