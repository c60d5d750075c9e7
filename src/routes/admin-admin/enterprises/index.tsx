import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '~/components/table/list-route.ts'
import { enterprisesList } from '~/features/enterprises/enterprises-list.ts'
import { EnterprisesPage } from '~/features/enterprises/enterprises-page.tsx'
import { enterprisesQuery } from '~/features/enterprises/enterprises-query.ts'
import { titles } from '~/shell/titles.ts'

export const Route = createFileRoute('/admin-admin/enterprises/')({
  staticData: { title: titles.enterprises },
  ...listRoute,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(enterprisesQuery(enterprisesList.read(deps)))
  },
  component: EnterprisesPage,
})
