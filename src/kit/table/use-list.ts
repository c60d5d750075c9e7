import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Marks } from '~/kit/live/live-rows.ts'
import type { Failure } from '~/lib/failure.ts'
import type { Features } from './column.ts'
import type { ListValues } from './list-address.ts'
import { queryOf, type AllRows, type List, type PagedList, type RowsPage } from './list.ts'
import type { LocalRows } from './local-rows.ts'
import { clampPage, pageCountOf } from './paging.ts'
import { useListState, type ListState } from './use-list-state.ts'

/** A list on screen: what it is, its state and its rows. */
export type ShownList<Row extends RowData, Filter extends string = string> = ListState<Filter> & {
  declared: List<Row, Filter>
  source: RowsSource<Row>
  /** The rows changed by the last update, by id. */
  marks?: Marks | undefined
}

/** The rows of a table and their loading state. */
export type RowsSource<Row extends RowData> = {
  /** The rows of this page where the server pages, all rows where they are local. Undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** How many rows the server's list has; undefined where rows are local. */
  total: number | undefined
  error: Failure | null
  fetching: boolean
  /** Whether the rows belong to a previous query. */
  old: boolean
  retry: (() => void) | undefined
  /** The page of the rows; undefined if it is the requested one. */
  page?: number | undefined
  /** Below the rows. */
  note?: ReactNode
  /** Searches, filters, sorts, pages and scrolls local rows; undefined if the server does. */
  local?: LocalRows | undefined
  /** Additional features of the table. */
  features?: Features | undefined
  /** Loads a page of the server's list; undefined if all rows are loaded, or cannot be. */
  fetchPage?: ((page: number, size: number) => Promise<RowsPage<Row>>) | undefined
}

/** A list of the server: the page that its state asks for, or the last one that there is. */
export function useList<Row extends RowData, Filter extends string, Data>(
  list: PagedList<Row, Filter, Data>,
): ShownList<Row, Filter> {
  const queryClient = useQueryClient()
  const intl = useIntl()
  const state = useListState(list)
  const optionsOf = (values: ListValues<Filter>) => ({
    ...queryOf(list, values),
    placeholderData: keepPreviousData,
  })
  const rowsOf = (data: Data | AllRows<Row>, values: ListValues<Filter>) =>
    (data as Partial<AllRows<Row>>).all && list.allPages
      ? list.allPages.pageOf(data as AllRows<Row>, values, list, intl)
      : list.rows(data as Data)
  const asked = useQuery(optionsOf(state))
  // Only an answer tells which page is the last. A page beyond it has no rows, so the last one is read too.
  const total = asked.isPlaceholderData || !asked.data ? undefined : rowsOf(asked.data, state).total
  const page =
    total === undefined ? state.page : clampPage(state.page, pageCountOf(total, state.size))
  const query = useQuery(optionsOf({ ...state, page }))
  const rows = useLastRows(query, query.data && rowsOf(query.data, { ...state, page }), state.page)
  return {
    ...state,
    declared: list,
    source: {
      ...rows,
      features: list.selectable,
      // CSV and print get the rows of all pages.
      fetchPage: async (page, size) => {
        const values = { ...state, page, size }
        return rowsOf(await queryClient.fetchQuery(queryOf(list, values)), values)
      },
    },
  }
}

/** A query with `placeholderData: keepPreviousData`, or one of `useLiveQuery`. */
export type RowsQuery<Data = unknown> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>

/** The rows of a query, if there is one, and its loading state. Where new rows could not be loaded, the previous ones stay, dimmed. */
export function useLastRows<Row extends RowData>(
  query: RowsQuery | undefined,
  answer: { rows: readonly Row[]; total?: number; note?: ReactNode } | undefined,
  page: number,
): RowsSource<Row> {
  const { data, error = null, isPlaceholderData, isFetching = answer === undefined } = query ?? {}
  const [last, setLast] = useState({ data, answer, page })
  const isPrevious = isPlaceholderData === true && isFetching
  if (data !== undefined && data !== last.data && !isPrevious) setLast({ data, answer, page })
  const isFailed = answer === undefined && error !== null
  const shown = isFailed ? last.answer : answer
  const old = isFailed ? shown !== undefined : isPrevious
  // The empty result of the previous query says nothing about this one.
  const isUnknown = old && shown?.rows.length === 0
  return {
    rows: isUnknown ? undefined : shown?.rows,
    total: isUnknown ? undefined : shown?.total,
    error,
    fetching: isFetching,
    old: old && !isUnknown,
    retry: query && (() => void query.refetch()),
    page: isFailed ? last.page : undefined,
    note: shown?.note,
  }
}
