import { useRouter } from '@tanstack/react-router'
import { useIsLeaving } from '~/components/page/use-is-leaving.ts'

/** The search params of a page. */
export type PageSearch = Record<string, unknown>

export type ChangeAddress = (
  search: (before: PageSearch) => PageSearch,
  options?: { replace?: boolean | undefined },
) => void

/**
 * Changes what lists keep in the search params of the page; nothing else may. Each change adds an entry to the history
 * until the visit has reached its limit. It is dropped when the router is already on its way to another page.
 */
export function useListAddress(): ChangeAddress {
  const router = useRouter()
  const isLeaving = useIsLeaving()
  return (search, options) => {
    if (isLeaving()) return
    const replace = options?.replace || !mayPush(router)
    void router.navigate({ to: '.', search, replace })
  }
}

const historyLimit = 100

/** How many list addresses each router has added to the history of this visit. */
const pushed = new WeakMap<object, number>()

/** Whether a change of a list may add an entry to the history. When the limit is reached, that is logged once. */
export function mayPush(router: object): boolean {
  const count = (pushed.get(router) ?? 0) + 1
  pushed.set(router, count)
  if (count === historyLimit + 1) {
    console.error(
      `A visit keeps ${historyLimit} addresses of lists in the history. No more are added.`,
    )
  }
  return count <= historyLimit
}
