import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { FleetAddPage, loadFleetAdd } from '~/features/fleets/add/fleet-add-page.tsx'

export const Route = createFileRoute('/admin-devices/fleets/add')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Add fleet', description: 'Name of a screen' }),
    unlockedBy: ['/admin-devices/fleets'],
    action: true,
  },
  loader: ({ context }) => loadFleetAdd(context.queryClient),
  component: FleetAddPage,
})
