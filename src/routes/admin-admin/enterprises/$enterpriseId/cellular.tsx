import { createFileRoute } from '@tanstack/react-router'
import { EnterpriseCellularPage } from '~/features/enterprises/cellular/enterprise-cellular-page.tsx'
import { latestDay } from '~/features/enterprises/cellular/latest-day.ts'
import { usageSearch } from '~/features/enterprises/cellular/usage-search.ts'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'
import { messages } from '~/features/enterprises/messages.ts'
import { recordIdParam } from '~/lib/record-id.ts'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/$enterpriseId/cellular')({
  staticData: {
    title: titles.enterpriseCellular,
    wayBack: { to: '/admin-admin/enterprises', message: messages.unableToLoad },
  },
  params: recordIdParam('enterpriseId'),
  ...usageSearch,
  loader: async ({ context: { queryClient }, params }) => ({
    ...(await loadEnterprise(queryClient, params.enterpriseId, { fresh: false })),
    latest: latestDay(),
  }),
  component: EnterpriseCellularPage,
})
