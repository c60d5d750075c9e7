import { createFileRoute } from '@tanstack/react-router'
import { EnterpriseEditPage } from '~/features/enterprises/edit/enterprise-edit-page.tsx'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'
import { recordIdParam } from '~/lib/record-id.ts'
import { titles } from '~/shell/titles.ts'
import { waysBack } from '~/shell/ways-back.ts'

export const Route = createFileRoute('/admin-admin/enterprises/edit/$enterpriseId')({
  staticData: { title: titles.enterpriseEdit, wayBack: waysBack.enterpriseForm },
  params: recordIdParam('enterpriseId'),
  loader: ({ context, params }) =>
    loadEnterprise(context.queryClient, params.enterpriseId, { fresh: true }),
  component: EnterpriseEditPage,
})
