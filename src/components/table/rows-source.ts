import type { UseQueryResult } from '@tanstack/react-query'
import type { Failure } from '~/components/feedback/use-error-text.ts'

/** Where the rows of a table come from, and how far they have come. */
export type RowsSource<Row> = {
  /** The rows of this page where the server pages, all rows where they are local. Undefined until the first are there. */
  rows: readonly Row[] | undefined
  /** All rows of the server's list; undefined where they are local. */
  total: number | undefined
  error: Failure | null
  fetching: boolean
  /** Whether the rows are those of an earlier question. */
  old: boolean
  retry: (() => void) | undefined
}

type RowsQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>

/** Rows that the server pages, sorts and filters: a query with `placeholderData: keepPreviousData`. */
export function serverRows<Data, Row>(
  query: RowsQuery<Data>,
  select: (data: Data) => { rows: readonly Row[]; total: number },
): RowsSource<Row> {
  const page = query.data === undefined ? undefined : select(query.data)
  return { ...progressOf(query), rows: page?.rows, total: page?.total }
}

/** Rows that come all at once. `select` hands out the same list as long as the data is the same. */
export function localRows<Data, Row>(
  query: RowsQuery<Data>,
  select: (data: Data) => readonly Row[],
): RowsSource<Row> {
  const rows = query.data === undefined ? undefined : select(query.data)
  return { ...progressOf(query), rows, total: undefined }
}

/** Rows that are there already. */
export const givenRows = <Row>(rows: readonly Row[]): RowsSource<Row> => ({
  rows,
  total: undefined,
  error: null,
  fetching: false,
  old: false,
  retry: undefined,
})

const progressOf = <Data>(query: RowsQuery<Data>) => ({
  error: query.error,
  fetching: query.isFetching,
  old: query.isPlaceholderData && query.isFetching,
  retry: () => void query.refetch(),
})
