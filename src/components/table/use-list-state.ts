import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListChange, ListParams, ListValues } from './list-search.ts'
import { useListAddress } from './use-list-address.ts'

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
  return {
    ...params.read(useSearch({ strict: false })),
    params,
    inAddress: true,
    change: (change, options) =>
      changeAddress(
        (before) => ({ ...before, ...params.write(changed(params.read(before), change)) }),
        options,
      ),
  }
}

/** The state of a list that no address holds, such as one in a dialog. It ends with its page. */
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
