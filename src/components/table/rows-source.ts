import type { UseQueryResult } from '@tanstack/react-query'
import type { Failure } from '~/lib/failure.ts'
import type { arrangeRows, choicesOf } from './arrange-rows.ts'

type LocalWork = { arrangeRows: typeof arrangeRows; choicesOf: typeof choicesOf }

/** Where the rows of a table come from, and how far they have come. */
export type RowsSource<Row> = {
  /** The rows of this page where the server pages, all rows where they are local. Undefined until the first are there. */
  rows: readonly Row[] | undefined
  /** All rows of the server's list; undefined where they are local. */
  total: number | undefined
  /** What searches, filters and sorts local rows; undefined where the server does. */
  local: LocalWork | undefined
  /** What the rows were made of; undefined where that cannot fail. */
  data: unknown
  error: Failure | null
  fetching: boolean
  /** Whether the rows are those of an earlier question. */
  old: boolean
  retry: (() => void) | undefined
}

export type RowsQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>

/** Rows that the server pages, sorts and filters: a query with `placeholderData: keepPreviousData`. */
export function serverRows<Data, Row>(
  query: RowsQuery<Data>,
  select: (data: Data) => { rows: readonly Row[]; total: number },
): RowsSource<Row> {
  const page = query.data === undefined ? undefined : select(query.data)
  return { ...progressOf(query), rows: page?.rows, total: page?.total, local: undefined }
}

/** How far a query has come. */
export const progressOf = <Data>(query: RowsQuery<Data>) => ({
  data: query.data,
  error: query.error,
  fetching: query.isFetching,
  old: query.isPlaceholderData && query.isFetching,
  retry: () => void query.refetch(),
})
