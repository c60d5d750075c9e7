import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { RunCommandPage } from '~/features/devices/run-command/run-command-page.tsx'
import { textParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-devices/ad-hoc-command')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Ad Hoc Command',
      description: 'Name of the screen /admin-devices/ad-hoc-command',
    }),
    action: true,
  },
  /** The id or serial number of the device that the form begins with. */
  validateSearch: z.object({ device: textParam }),
  component: RunCommandPage,
})
