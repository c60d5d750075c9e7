import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import { useEffect, useState } from 'react'
import type { Failure } from '~/lib/failure.ts'
import type { Features } from './column.ts'
import type { ListValues } from './list-search.ts'
import type { LocalRows } from './local-rows.ts'

/** Where the rows of a table come from, and how far they are loaded. */
export type RowsSource<Row extends RowData> = {
  /** The rows of this page where the server pages, all rows where they are local. Undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** How many rows the server's list has; undefined where rows are local. */
  total: number | undefined
  /** What searches, filters, sorts, pages and scrolls local rows; undefined where the server does. */
  local: LocalRows | undefined
  /** What the table can do more than page and sort. */
  features?: Features | undefined
  /** What the rows were made of; undefined where that cannot fail. */
  data: unknown
  error: Failure | null
  fetching: boolean
  /** Whether the rows answer an earlier question. */
  old: boolean
  retry: (() => void) | undefined
  /** Gets a page of the server's list; undefined where the rows are all here, or cannot be had. */
  fetchPage?: ((page: number, size: number) => Promise<RowsPage<Row>>) | undefined
  /** The page that the rows are of; undefined where it is the one that was asked for. */
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

/** The page of a server's list that the address asks for. CSV and print get the rows of all pages. */
export function useServerRows<Data, Row extends RowData, Filter extends string>(
  list: ListValues<Filter>,
  queryOf: (list: ListValues<Filter>) => PageQuery<Data>,
  select: (data: Data) => RowsPage<Row>,
): RowsSource<Row> {
  const queryClient = useQueryClient()
  const query = useQuery({ ...queryOf(list), placeholderData: keepPreviousData })
  return serverRows(query, select, (page, size) =>
    queryClient.fetchQuery(queryOf({ ...list, page, size })),
  )
}

/** How far a query has come. */
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
  // That the previous question found nothing says nothing about this one.
  return shown.old && shown.rows?.length === 0
    ? { ...shown, rows: undefined, total: undefined, old: false }
    : shown
}

/** In milliseconds. */
const dimmedAfter = 150

/** True once a flag has been up for a moment: rows that are replaced sooner need not be dimmed, which costs a frame. */
export function useLate(flag: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!flag) return
    const timer = setTimeout(() => setLate(true), dimmedAfter)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [flag])
  return flag && late
}
