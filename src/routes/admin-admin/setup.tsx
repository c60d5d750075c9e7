import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { SetupPage } from '~/features/setup/setup-page.tsx'

export const Route = createFileRoute('/admin-admin/setup')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Bulk Import',
      description: 'Name of the screen /admin-admin/setup',
    }),
    letter: 'b',
    unlockedBy: ['/admin-admin/enterprises'],
  },
  component: SetupPage,
})
