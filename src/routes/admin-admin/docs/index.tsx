import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { documents, DocumentsPage } from '~/features/documents/documents-page.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { prefetchList } from '~/kit/table/list.ts'

export const Route = createFileRoute('/admin-admin/docs/')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Help Documents', description: 'Name of a screen' }),
  },
  validateSearch: plainAddress.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetchList(context.queryClient, documents, deps)
  },
  component: DocumentsPage,
})
