import { useMatch, useRouter } from '@tanstack/react-router'
import { mayPush } from './history-cap.ts'
import type { ListSearch } from './list-search.ts'

export type ChangeAddress = (
  search: (before: ListSearch) => ListSearch,
  options?: { replace?: boolean | undefined },
) => void

/**
 * Changes what lists keep in the search params of the page, and is the one way to do so: a change is an entry of the
 * history as long as the visit may add one. It is dropped when the router is already on its way to another page.
 */
export function useListAddress(): ChangeAddress {
  const router = useRouter()
  const page = useMatch({
    strict: false,
    shouldThrow: false,
    select: ({ pathname }) => bare(pathname),
  })
  return (search, options) => {
    if (page !== undefined && page !== bare(router.latestLocation.pathname)) return
    const replace = options?.replace || !mayPush(router)
    void router.navigate({ to: '.', search, replace })
  }
}

const bare = (path: string) => path.replace(/\/$/, '')
