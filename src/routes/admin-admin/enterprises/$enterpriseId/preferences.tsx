import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import {
  EnterprisePreferencesPage,
  loadPreferences,
} from '~/features/enterprises/preferences/enterprise-preferences-page.tsx'
import { RecordPending } from '~/kit/record/record-pending.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { recordIdParam } from '~/lib/record-id.ts'

export const Route = createFileRoute('/admin-admin/enterprises/$enterpriseId/preferences')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: 'Preferences for {name}',
      description:
        'Name of the screen /admin-admin/enterprises/$enterpriseId/preferences; name: of the enterprise',
    }),
    record: {
      tab: defineMessage({
        defaultMessage: 'Preferences',
        description: 'Tab: the preferences of an enterprise',
      }),
      home: '/admin-admin/enterprises/view/$enterpriseId',
    },
    sample: '/admin-admin/enterprises/1/preferences',
  },
  pendingComponent: RecordPending,
  params: recordIdParam('enterpriseId'),
  validateSearch: plainAddress.validate,
  loader: ({ context, params }) => loadPreferences(context.queryClient, params.enterpriseId),
  component: EnterprisePreferencesPage,
})
