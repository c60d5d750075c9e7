import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { getListLocalesQueryOptions } from '~/api/generated/endpoints/system/system.ts'
import { documentsAddress } from '~/features/documents/documents-address.ts'
import { documents } from '~/features/documents/documents-list.tsx'
import { DocumentsPage } from '~/features/documents/documents-page.tsx'
import { prefetchList } from '~/kit/table/list.ts'

export const Route = createFileRoute('/admin-admin/docs/')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Help Documents', description: 'Name of a screen' }),
  },
  validateSearch: documentsAddress.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(getListLocalesQueryOptions())
    prefetchList(context.queryClient, documents, deps)
  },
  component: DocumentsPage,
})
