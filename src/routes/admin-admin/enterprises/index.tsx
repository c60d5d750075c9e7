import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { enterprises, EnterprisesPage } from '~/features/enterprises/enterprises-page.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { prefetchList } from '~/kit/table/list.ts'

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
  validateSearch: plainAddress.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetchList(context.queryClient, enterprises, deps)
  },
  component: EnterprisesPage,
})
