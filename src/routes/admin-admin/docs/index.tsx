import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { documentsList } from '~/features/documents/documents-list.ts'
import { DocumentsPage, documentsQuery } from '~/features/documents/documents-page.tsx'

export const Route = createFileRoute('/admin-admin/docs/')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Help Documents', description: 'Name of a screen' }),
  },
  validateSearch: documentsList.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(documentsQuery(documentsList.read(deps)))
  },
  component: DocumentsPage,
})
