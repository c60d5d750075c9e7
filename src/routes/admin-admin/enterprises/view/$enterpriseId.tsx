import { createFileRoute } from '@tanstack/react-router'
import { EnterpriseViewPage } from '~/features/enterprises/view/enterprise-view-page.tsx'
import { loadEnterpriseView } from '~/features/enterprises/view/load-enterprise-view.ts'
import { validateViewSearch } from '~/features/enterprises/view/view-search.ts'
import { recordIdParam } from '~/lib/record-id.ts'
import { titles } from '~/shell/titles.ts'
import { waysBack } from '~/shell/ways-back.ts'

export const Route = createFileRoute('/admin-admin/enterprises/view/$enterpriseId')({
  staticData: { title: titles.enterpriseView, wayBack: waysBack.enterprise },
  params: recordIdParam('enterpriseId'),
  validateSearch: validateViewSearch,
  loaderDeps: ({ search }) => ({ group: search.group }),
  loader: ({ context, params, deps }) =>
    loadEnterpriseView(context.queryClient, params.enterpriseId, deps),
  component: EnterpriseViewPage,
})
