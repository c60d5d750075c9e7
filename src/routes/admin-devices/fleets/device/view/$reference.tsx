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
  loader: ({ context, params, location }) =>
    loadDevice(context.queryClient, params.reference, location.pathname),
  // The loader waits for the frame, which is not drawn before the screen is at least pending.
  pendingMs: 0,
  pendingMinMs: 0,
  component: DevicePage,
})
