import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { RunCommandPage } from '~/features/devices/run-command/run-command-page.tsx'

export const Route = createFileRoute('/admin-devices/ad-hoc-command')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Ad Hoc Command',
      description: 'Name of the screen /admin-devices/ad-hoc-command',
    }),
    action: true,
  },
  component: RunCommandPage,
})
