import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { ContractHealthPage } from '~/features/system/contract-health/contract-health-page.tsx'

export const Route = createFileRoute('/admin-admin/contract-health')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'API contract health',
      description:
        'Name of the screen /admin-admin/contract-health: how the calls of this session went',
    }),
    unlockedBy: ['/admin-admin/system-versions'],
  },
  component: ContractHealthPage,
})
