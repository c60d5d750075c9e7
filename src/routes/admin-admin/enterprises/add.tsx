import { createFileRoute } from '@tanstack/react-router'
import { wizardSearch } from '~/components/wizard/wizard-search.ts'
import { EnterpriseAddPage } from '~/features/enterprises/add/enterprise-add-page.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/add')({
  staticData: { title: titles.enterpriseAdd },
  ...wizardSearch(['general', 'structure', 'groupings', 'admin']),
  component: EnterpriseAddPage,
})
