import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsLeaving } from '~/ui/page/use-is-leaving.ts'
import type { ListChange, ListParams, ListValues } from './list-search.ts'

export type ListState<Filter extends string = string> = ListValues<Filter> & {
  params: ListParams<Filter>
  /** Whether the address holds the state, so that a link can lead to it. */
  inAddress: boolean
  /** Changes the state. Anything but the page itself leads back to the first page, unless a page is given too. */
  change(change: ListChange<Filter>, options?: { replace?: boolean }): void
}

/** The state of a list in the address of the page: Back, Forward, reload and links restore it. */
export function useListState<Filter extends string>(params: ListParams<Filter>): ListState<Filter> {
  const changeAddress = useListAddress()
  const values = params.read(useSearch({ strict: false }))
  return {
    ...values,
    params,
    inAddress: true,
    change: (change, options) =>
      changeAddress(
        (before) => ({ ...before, ...params.write(changed(params.read(before), change)) }),
        // Keeps a history entry for the page that the change leaves.
        { replace: options?.replace && changed(values, change).page === values.page },
      ),
  }
}

/** List state kept outside the address, such as in a dialog. It is lost with the page. */
export function useOwnListState<Filter extends string>(
  params: ListParams<Filter>,
): ListState<Filter> {
  const [values, setValues] = useState(params.defaults)
  return {
    ...values,
    params,
    inAddress: false,
    change: (change) => setValues((before) => changed(before, change)),
  }
}

function changed<Filter extends string>(
  before: ListValues<Filter>,
  change: ListChange<Filter>,
): ListValues<Filter> {
  return { ...before, page: 0, ...change, filters: { ...before.filters, ...change.filters } }
}

/** The search params of a page. */
export type PageSearch = Record<string, unknown>

export type ChangeAddress = (
  search: (before: PageSearch) => PageSearch,
  options?: { replace?: boolean | undefined },
) => void

/**
 * Changes what lists keep in the search params of the page; nothing else may. Each change adds an entry to the history
 * until the visit has reached its limit. It is dropped when the router is already on its way to another page. The page
 * stays where it is scrolled to.
 */
export function useListAddress(): ChangeAddress {
  const router = useRouter()
  const isLeaving = useIsLeaving()
  return (search, options) => {
    if (isLeaving()) return
    const replace = options?.replace || !mayPush(router)
    void router.navigate({
      to: '.',
      search,
      replace,
      resetScroll: false,
      ...(replace && { state: true }),
    })
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
