import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import {
  AdminSearchPage,
  canSearch,
  searchQuery,
} from '~/features/admin-search/admin-search-page.tsx'
import { choiceParam, textParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-admin/search')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Search',
      description: 'Name of the screen /admin-admin/search: finds users and locations',
    }),
    sample: '/admin-admin/search?searchType=USER&searchValue=fresh',
  },
  validateSearch: z.object({
    searchType: choiceParam(['USER', 'LOCATION']),
    searchValue: textParam,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { searchType = 'USER', searchValue = '' } }) => {
    const text = searchValue.trim()
    if (!canSearch({ searchType, searchValue: text })) return
    void context.queryClient.prefetchQuery(searchQuery(searchType, text))
  },
  component: AdminSearchPage,
})
