import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { enterprisesList } from '~/features/enterprises/enterprises-list.ts'
import { EnterprisesPage, enterprisesQuery } from '~/features/enterprises/enterprises-page.tsx'

export const Route = createFileRoute('/admin-admin/enterprises/')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Enterprises',
      description: 'Name of the screen that lists the customer organizations',
    }),
    letter: 'e',
    records: async () =>
      (await import('~/features/enterprises/enterprise-records.ts')).enterpriseRecords,
  },
  validateSearch: enterprisesList.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(enterprisesQuery(enterprisesList.read(deps)))
  },
  component: EnterprisesPage,
})
