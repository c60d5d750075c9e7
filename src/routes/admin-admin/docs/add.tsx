import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { DocumentAddPage, loadDocumentForm } from '~/features/documents/document-form.tsx'

export const Route = createFileRoute('/admin-admin/docs/add')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Add document', description: 'Name of a screen' }),
    action: true,
  },
  loader: ({ context }) => loadDocumentForm(context.queryClient),
  component: DocumentAddPage,
})
