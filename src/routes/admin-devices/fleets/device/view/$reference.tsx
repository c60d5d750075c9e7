import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { DevicePage } from '~/features/fleets/device/device-page.tsx'
import { loadDevice } from '~/features/fleets/device/load-device.ts'

export const Route = createFileRoute('/admin-devices/fleets/device/view/$reference')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: '{name}',
      description:
        'Name of the screen /admin-devices/fleets/device/view/$reference; name: MAC address of the device',
    }),
    sample: '/admin-devices/fleets/device/view/a2ac77fd-36c6-4c2a-b238-f89b35daa570',
  },
  loader: ({ context, params }) => loadDevice(context.queryClient, params.reference),
  component: DevicePage,
})
