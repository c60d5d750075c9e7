import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import {
  DocumentAddPage,
  loadDocumentForm,
  loadTranslation,
} from '~/features/documents/document-form.tsx'
import { idParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-admin/docs/add')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Add document', description: 'Name of a screen' }),
    action: true,
  },
  /** The id of the document that the new one translates. */
  validateSearch: z.object({ translationOf: idParam }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { translationOf } }) =>
    translationOf === undefined
      ? loadDocumentForm(queryClient)
      : loadTranslation(queryClient, translationOf),
  component: DocumentAddPage,
})
