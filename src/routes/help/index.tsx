import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { getListLocalesQueryOptions } from '~/api/generated/endpoints/system/system.ts'
import { HelpPage } from '~/features/documents/help/help-page.tsx'
import { textParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/help/')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Help', description: 'Name of the screen /help' }),
    open: true,
    letter: 'h',
    records: async () => (await import('~/features/documents/help/help-records.ts')).helpRecords,
  },
  /** The language of the documents, where it is not the user's. */
  validateSearch: z.object({ search: textParam, language: textParam }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(getListLocalesQueryOptions())
  },
  component: HelpPage,
})
