import { useNavigate } from '@tanstack/react-router'
import type { ListSearch } from './list-search.ts'

export type ListState = ListSearch & {
  /** Writes to the URL. Anything but the page itself leads back to the first page. */
  change: (change: Partial<ListSearch>, options?: { replace?: boolean }) => void
}

/** The state of a list, read from the URL and written to it. `search` is what the route's `useSearch` gives. */
export function useListState(search: ListSearch): ListState {
  const navigate = useNavigate()
  return {
    ...search,
    change: (change, options) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, page: 0, ...change }),
        ...options,
      }),
  }
}
