import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { fleetDevicesAddress } from '~/features/fleets/manage/fleet-devices-address.ts'
import { FleetManagePage, loadFleet } from '~/features/fleets/manage/fleet-manage-page.tsx'
import { recordIdParam } from '~/lib/record-id.ts'
import { choiceParam } from '~/lib/search-params.ts'

const dialogs = z.object({ dialog: choiceParam(['add', 'edit', 'files', 'several']) })

export const Route = createFileRoute('/admin-devices/fleets/manage/$fleetId')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: 'Fleet: {name}',
      description:
        'Name of the screen /admin-devices/fleets/manage/$fleetId; name: description of the fleet',
    }),
    sample: '/admin-devices/fleets/manage/301',
  },
  params: recordIdParam('fleetId'),
  validateSearch: (params) => ({
    ...fleetDevicesAddress.validate(params),
    ...z.parse(dialogs, params),
  }),
  loader: ({ context, params }) => loadFleet(context.queryClient, params.fleetId),
  component: FleetManagePage,
})
