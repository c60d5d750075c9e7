import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { loadUserForm, UserAddPage } from '~/features/users/user-form.tsx'

export const Route = createFileRoute('/admin-admin/users/add')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Add user', description: 'Name of a screen' }),
    unlockedBy: ['/admin-admin/enterprises/add'],
  },
  loader: ({ context }) => loadUserForm(context.queryClient),
  component: UserAddPage,
})
