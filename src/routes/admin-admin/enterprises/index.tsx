import { createFileRoute } from '@tanstack/react-router'
import { enterprisesList } from '~/features/enterprises/enterprises-list.ts'
import { EnterprisesPage, enterprisesQuery } from '~/features/enterprises/enterprises-page.tsx'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/')({
  staticData: { title: titles.enterprises },
  validateSearch: enterprisesList.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(enterprisesQuery(enterprisesList.read(deps)))
  },
  component: EnterprisesPage,
})
