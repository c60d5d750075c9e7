import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { users, UsersPage } from '~/features/users/users-page.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { prefetchList } from '~/kit/table/list.ts'

export const Route = createFileRoute('/admin-admin/users/')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Users', description: 'Name of a screen: all users' }),
    unlockedBy: ['/admin-admin/enterprises'],
    letter: 'u',
    records: async () => (await import('~/features/users/user-records.ts')).userRecords,
  },
  validateSearch: plainAddress.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetchList(context.queryClient, users, deps)
  },
  component: UsersPage,
})
