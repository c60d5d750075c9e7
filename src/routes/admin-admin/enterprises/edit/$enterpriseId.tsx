import { createFileRoute } from '@tanstack/react-router'
import { EnterpriseEditPage } from '~/features/enterprises/edit/enterprise-edit-page.tsx'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'
import { messages } from '~/features/enterprises/messages.ts'
import { recordIdParam } from '~/lib/record-id.ts'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/edit/$enterpriseId')({
  staticData: {
    title: titles.enterpriseEdit,
    wayBack: { to: '/admin-admin/enterprises', message: messages.couldNotLoadForEditing },
  },
  params: recordIdParam('enterpriseId'),
  loader: ({ context, params }) =>
    loadEnterprise(context.queryClient, params.enterpriseId, { fresh: true }),
  component: EnterpriseEditPage,
})
