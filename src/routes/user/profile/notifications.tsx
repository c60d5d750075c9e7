import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { getListMyNotificationPreferencesQueryOptions } from '~/api/generated/endpoints/notifications/notifications.ts'
import { NotificationsPage } from '~/features/profile/notifications/notifications-page.tsx'

export const Route = createFileRoute('/user/profile/notifications')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Notification preferences',
      description: 'Name of the screen /user/profile/notifications: how the user is notified',
    }),
    open: true,
  },
  // The page says why it failed.
  loader: ({ context }) =>
    context.queryClient.prefetchQuery({
      ...getListMyNotificationPreferencesQueryOptions(),
      staleTime: 0,
    }),
  component: NotificationsPage,
})
