import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { loadUserForm, UserEditPage } from '~/features/users/user-form.tsx'
import { recordIdParam } from '~/lib/record-id.ts'

export const Route = createFileRoute('/admin-admin/users/edit/$userId')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: 'Edit {name}',
      description: 'Name of the screen that edits a user; name: of the user',
    }),
    unlockedBy: ['/admin-admin/enterprises/edit/$enterpriseId'],
    sample: '/admin-admin/users/edit/4',
  },
  params: recordIdParam('userId'),
  loader: ({ context, params }) => loadUserForm(context.queryClient, params.userId),
  component: UserEditPage,
})
