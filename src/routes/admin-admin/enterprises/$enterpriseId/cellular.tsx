import { createFileRoute } from '@tanstack/react-router'
import { EnterpriseCellularPage } from '~/features/enterprises/cellular/enterprise-cellular-page.tsx'
import { latestDay } from '~/features/enterprises/cellular/latest-day.ts'
import { validateUsageSearch } from '~/features/enterprises/cellular/usage-search.ts'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'
import { recordIdParam } from '~/lib/record-id.ts'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/$enterpriseId/cellular')({
  staticData: { title: titles.enterpriseCellular },
  params: recordIdParam('enterpriseId'),
  validateSearch: validateUsageSearch,
  loader: async ({ context: { queryClient }, params }) => ({
    ...(await loadEnterprise(queryClient, params.enterpriseId, { fresh: false })),
    latest: latestDay(),
  }),
  component: EnterpriseCellularPage,
})
