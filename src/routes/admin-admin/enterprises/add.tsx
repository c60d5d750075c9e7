import { createFileRoute } from '@tanstack/react-router'
import { wizardSearch } from '~/components/wizard/wizard-search.ts'
import { AddEnterprisePage } from '~/features/enterprises/add/add-enterprise-page.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/add')({
  staticData: { title: titles.enterpriseAdd },
  ...wizardSearch(['general', 'structure', 'groupings', 'admin']),
  component: AddEnterprisePage,
})
