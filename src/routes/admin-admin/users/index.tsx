import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { usersList } from '~/features/users/users-list.ts'
import { UsersPage, usersQuery } from '~/features/users/users-page.tsx'

export const Route = createFileRoute('/admin-admin/users/')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Users', description: 'Name of a screen: all users' }),
    unlockedBy: ['/admin-admin/enterprises'],
    letter: 'u',
    records: async () => (await import('~/features/users/user-records.ts')).userRecords,
  },
  validateSearch: usersList.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(usersQuery(usersList.read(deps)))
  },
  component: UsersPage,
})
