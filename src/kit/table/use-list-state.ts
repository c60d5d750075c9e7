import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsLeaving } from '~/ui/page/use-is-leaving.ts'
import type { ListChange, ListValues } from './list-address.ts'
import type { AnyList } from './list.ts'

export type ListState<Filter extends string = string> = ListValues<Filter> & {
  declared: AnyList<Filter>
  /** Changes the state. Anything but the page itself leads back to the first page, unless a page is given too. */
  change(change: ListChange<Filter>, options?: { replace?: boolean }): void
}

/**
 * The state of a list. In the address of the page, Back, Forward, reload and links restore it; that of a list without an
 * address is lost with the page.
 */
export function useListState<Filter extends string>(list: AnyList<Filter>): ListState<Filter> {
  const { inAddress, defaults } = list
  const changeAddress = useListAddress()
  const [own, setOwn] = useState(defaults)
  const search = useSearch({
    strict: false,
    shouldThrow: false,
    select: (params): PageSearch => (inAddress ? params : noSearch),
  })
  const values = inAddress ? list.read(search ?? noSearch) : own
  return {
    ...values,
    declared: list,
    change: (change, options) => {
      if (!inAddress) return setOwn((before) => changed(before, change))
      changeAddress(
        (before) => ({ ...before, ...list.write(changed(list.read(before), change)) }),
        // Keeps a history entry for the page that the change leaves.
        { replace: options?.replace && changed(values, change).page === values.page },
      )
    },
  }
}

const noSearch: PageSearch = {}

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

/** Whether no filter is set beyond the defaults. An empty one lets every row through. */
export function sameFilters({ filters, declared }: ListState): boolean {
  return Object.entries(filters).every(
    ([name, value]) => value === '' || value === declared.defaults.filters[name],
  )
}
