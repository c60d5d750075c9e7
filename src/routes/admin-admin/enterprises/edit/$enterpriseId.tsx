import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { EnterpriseEditPage } from '~/features/enterprises/edit/enterprise-edit-page.tsx'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'
import { words } from '~/i18n/words.ts'
import { RecordPending } from '~/kit/record/record-pending.tsx'
import { recordIdParam } from '~/lib/record-id.ts'

export const Route = createFileRoute('/admin-admin/enterprises/edit/$enterpriseId')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: 'Edit {name}',
      description:
        'Name of the screen /admin-admin/enterprises/edit/$enterpriseId; name: of the enterprise',
    }),
    wayBack: {
      to: '/admin-admin/enterprises',
      message: defineMessage({
        defaultMessage: 'Could not load enterprise for editing',
        description: 'Shown on the list when the form of an enterprise cannot be opened',
      }),
    },
    record: { tab: words.edit, home: '/admin-admin/enterprises/view/$enterpriseId' },
    sample: '/admin-admin/enterprises/edit/1',
  },
  pendingComponent: RecordPending,
  params: recordIdParam('enterpriseId'),
  loader: ({ context, params }) => loadEnterprise(context.queryClient, params.enterpriseId, true),
  component: EnterpriseEditPage,
})
