import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { getGetVersionsQueryOptions } from '~/api/generated/endpoints/system/system.ts'
import { SystemVersionsPage } from '~/features/system/system-versions-page.tsx'

export const Route = createFileRoute('/admin-admin/system-versions')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'View System versions',
      description: 'Name of the screen /admin-admin/system-versions: the current versions',
    }),
  },
  // The page says why it failed.
  loader: ({ context }) => context.queryClient.prefetchQuery(getGetVersionsQueryOptions()),
  component: SystemVersionsPage,
})
