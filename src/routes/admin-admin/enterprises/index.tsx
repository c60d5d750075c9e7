import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { listRoute } from '~/components/table/list-route.ts'
import { enterprisesList } from '~/features/enterprises/enterprises-list.ts'
import { EnterprisesPage } from '~/features/enterprises/enterprises-page.tsx'
import { enterprisesQuery } from '~/features/enterprises/enterprises-query.ts'

export const Route = createFileRoute('/admin-admin/enterprises/')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Enterprises',
      description: 'Name of the screen that lists the customer organisations',
    }),
  },
  ...listRoute,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(enterprisesQuery(enterprisesList.read(deps)))
  },
  component: EnterprisesPage,
})
