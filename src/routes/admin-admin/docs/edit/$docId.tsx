import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { DocumentEditPage, loadDocumentForm } from '~/features/documents/document-form.tsx'
import { recordIdParam } from '~/lib/record-id.ts'
import { textParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-admin/docs/edit/$docId')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: 'Edit {name}',
      description: 'Name of the screen that edits a help document; name: its topic',
    }),
    wayBack: {
      to: '/admin-admin/docs',
      draft: 'document',
      message: defineMessage({
        defaultMessage: 'Could not load document for editing.',
        description: 'Shown on the list when the form of a help document cannot be opened',
      }),
    },
    sample: '/admin-admin/docs/edit/403',
  },
  params: recordIdParam('docId'),
  /** The address of a link or an image in the text, to show it at once. */
  validateSearch: z.object({ show: textParam }),
  loader: ({ context, params }) => loadDocumentForm(context.queryClient, params.docId),
  component: DocumentEditPage,
})
