import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { devicesAddress } from '~/features/devices/devices-addresses.ts'
import { DeviceReassignPage, devices } from '~/features/devices/reassign/device-reassign-page.tsx'
import { prefetchList } from '~/kit/table/list.ts'

export const Route = createFileRoute('/admin-devices/devices')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Reassign devices',
      description: 'Name of a screen: moves devices to other enterprises',
    }),
    letter: 'r',
  },
  validateSearch: devicesAddress.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetchList(context.queryClient, devices, deps)
  },
  component: DeviceReassignPage,
})
