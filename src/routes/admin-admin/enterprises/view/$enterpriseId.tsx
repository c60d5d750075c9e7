import { createFileRoute } from '@tanstack/react-router'
import { messages } from '~/features/enterprises/messages.ts'
import { EnterpriseViewPage } from '~/features/enterprises/view/enterprise-view-page.tsx'
import { loadEnterpriseView } from '~/features/enterprises/view/load-enterprise-view.ts'
import { validateViewSearch } from '~/features/enterprises/view/view-search.ts'
import { recordIdParam } from '~/lib/record-id.ts'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/view/$enterpriseId')({
  staticData: {
    title: titles.enterpriseView,
    wayBack: { to: '/admin-admin/enterprises', message: messages.unableToLoad },
  },
  params: recordIdParam('enterpriseId'),
  validateSearch: validateViewSearch,
  loaderDeps: ({ search: { group } }) => ({ group }),
  loader: ({ context, params, deps }) =>
    loadEnterpriseView(context.queryClient, params.enterpriseId, deps.group),
  component: EnterpriseViewPage,
})
