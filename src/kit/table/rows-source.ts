import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import { useState } from 'react'
import type { Failure } from '~/lib/failure.ts'
import type { Features } from './column.ts'
import { clampPage, pageCountOf, type ListValues } from './list-search.ts'
import type { LocalRows } from './local-rows.ts'

/** The rows of a table and their loading state. */
export type RowsSource<Row extends RowData> = {
  /** The rows of this page where the server pages, all rows where they are local. Undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** How many rows the server's list has; undefined where rows are local. */
  total: number | undefined
  /** Searches, filters, sorts, pages and scrolls local rows; undefined if the server does. */
  local: LocalRows | undefined
  /** Additional features of the table. */
  features?: Features | undefined
  /** The data of the rows; undefined if loading cannot fail. */
  data: unknown
  error: Failure | null
  fetching: boolean
  /** Whether the rows belong to a previous query. */
  old: boolean
  retry: (() => void) | undefined
  /** Loads a page of the server's list; undefined if all rows are loaded, or cannot be. */
  fetchPage?: ((page: number, size: number) => Promise<RowsPage<Row>>) | undefined
  /** The page of the rows; undefined if it is the requested one. */
  page?: number | undefined
}

export type RowsPage<Row> = { rows: readonly Row[]; total: number }

export type RowsQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>

/**
 * Rows that the server pages, sorts and filters: a query with `placeholderData: keepPreviousData`. With `fetchPage`, CSV
 * and print have the rows of all pages.
 */
export function serverRows<Data, Row extends RowData>(
  query: RowsQuery<Data>,
  select: (data: Data) => RowsPage<Row>,
  fetchPage?: (page: number, size: number) => Promise<Data>,
): RowsSource<Row> {
  const page = query.data === undefined ? undefined : select(query.data)
  return {
    ...progressOf(query),
    rows: page?.rows,
    total: page?.total,
    local: undefined,
    fetchPage: fetchPage && (async (page, size) => select(await fetchPage(page, size))),
  }
}

type PageQuery<Data> = Pick<FetchQueryOptions<Data, Failure>, 'queryKey' | 'queryFn'>

/** The page of a server's list that the address asks for, or the last one that there is. CSV and print get the rows of all pages. */
export function useServerRows<Data, Row extends RowData, Filter extends string>(
  list: ListValues<Filter>,
  queryOf: (list: ListValues<Filter>) => PageQuery<Data>,
  select: (data: Data) => RowsPage<Row>,
): RowsSource<Row> {
  const queryClient = useQueryClient()
  const asked = useQuery({ ...queryOf(list), placeholderData: keepPreviousData })
  // Only an answer tells which page is the last. A page beyond it has no rows, so the last one is read too.
  const total = asked.isPlaceholderData || !asked.data ? undefined : select(asked.data).total
  const page = total === undefined ? list.page : clampPage(list.page, pageCountOf(total, list.size))
  const query = useQuery({ ...queryOf({ ...list, page }), placeholderData: keepPreviousData })
  return serverRows(query, select, (page, size) =>
    queryClient.fetchQuery(queryOf({ ...list, page, size })),
  )
}

/** The loading state of a query. */
export const progressOf = <Data>(query: RowsQuery<Data>) => ({
  data: query.data,
  error: query.error,
  fetching: query.isFetching,
  old: query.isPlaceholderData && query.isFetching,
  retry: () => void query.refetch(),
})

/** The rows to show: where new ones could not be loaded, the previous ones stay, dimmed. */
export function useLastRows<Row extends RowData>(
  source: RowsSource<Row>,
  page: number,
): RowsSource<Row> {
  const [last, setLast] = useState({ ...source, page })
  if (source.data !== undefined && source.data !== last.data && !source.old)
    setLast({ ...source, page })
  const shown =
    source.rows === undefined && source.error
      ? {
          ...source,
          rows: last.rows,
          total: last.total,
          old: last.rows !== undefined,
          page: last.page,
        }
      : source
  // The empty result of the previous query says nothing about this one.
  return shown.old && shown.rows?.length === 0
    ? { ...shown, rows: undefined, total: undefined, old: false }
    : shown
}
