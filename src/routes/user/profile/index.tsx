import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { getListLocalesQueryOptions } from '~/api/generated/endpoints/system/system.ts'
import { ProfilePage } from '~/features/profile/profile-page.tsx'

export const Route = createFileRoute('/user/profile/')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Profile',
      description: 'Name of the screen /user/profile: the own account of a user',
    }),
    open: true,
    letter: 'p',
  },
  // The page says why it failed.
  loader: ({ context }) => context.queryClient.prefetchQuery(getListLocalesQueryOptions()),
  component: ProfilePage,
})
