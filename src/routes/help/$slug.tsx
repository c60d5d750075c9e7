import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import {
  HelpDocumentPage,
  loadHelpDocument,
} from '~/features/documents/help/help-document-page.tsx'

export const Route = createFileRoute('/help/$slug')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: '{name}',
      description: 'Name of the screen that shows a help document; name: its topic',
    }),
    open: true,
    sample: '/help/replacing-a-sensor-battery',
  },
  loader: ({ context: { queryClient }, params: { slug } }) => loadHelpDocument(queryClient, slug),
  component: HelpDocumentPage,
})
