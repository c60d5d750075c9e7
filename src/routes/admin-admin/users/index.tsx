import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { prefetchChoices } from '~/features/users/user-filters.tsx'
import { usersAddress } from '~/features/users/users-address.ts'
import { users } from '~/features/users/users-list.tsx'
import { UsersPage } from '~/features/users/users-page.tsx'
import { prefetchList } from '~/kit/table/list.ts'

export const Route = createFileRoute('/admin-admin/users/')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Users', description: 'Name of a screen: all users' }),
    unlockedBy: ['/admin-admin/enterprises'],
    letter: 'u',
    records: async () => (await import('~/features/users/user-records.ts')).userRecords,
  },
  validateSearch: usersAddress.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetchList(context.queryClient, users, deps)
    prefetchChoices(context.queryClient)
  },
  component: UsersPage,
})
