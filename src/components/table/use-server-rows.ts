import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
} from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import type { Failure } from '~/lib/failure.ts'
import type { ListValues } from './list-search.ts'
import { serverRows, type RowsPage, type RowsSource } from './rows-source.ts'

type PageQuery<Data> = Pick<FetchQueryOptions<Data, Failure>, 'queryKey' | 'queryFn'>

/** The page of a server's list that the address asks for. CSV and print get the rows of all pages. */
export function useServerRows<Data, Row extends RowData>(
  list: ListValues<never>,
  queryOf: (list: ListValues<never>) => PageQuery<Data>,
  select: (data: Data) => RowsPage<Row>,
): RowsSource<Row> {
  const queryClient = useQueryClient()
  const query = useQuery({ ...queryOf(list), placeholderData: keepPreviousData })
  return serverRows(query, select, (page) => queryClient.fetchQuery(queryOf(page)))
}
