import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { LinksPage } from '~/features/documents/links/links-page.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'

export const Route = createFileRoute('/admin-admin/docs/links')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Links and images',
      description: 'Name of the screen that checks the links and images of all help documents',
    }),
    unlockedBy: ['/admin-admin/docs/edit/$docId'],
  },
  validateSearch: plainAddress.validate,
  component: LinksPage,
})
