import { arrangeRows, choicesOf } from './arrange-rows.ts'
import { progressOf, type RowsQuery, type RowsSource } from './rows-source.ts'

const local = { arrangeRows, choicesOf }

/** Rows that come all at once. `select` hands out the same list as long as the data is the same. */
export function localRows<Data, Row>(
  query: RowsQuery<Data>,
  select: (data: Data) => readonly Row[],
): RowsSource<Row> {
  const rows = query.data === undefined ? undefined : select(query.data)
  return { ...progressOf(query), rows, total: undefined, local }
}

/** Rows that are there already. */
export const givenRows = <Row>(rows: readonly Row[]): RowsSource<Row> => ({
  rows,
  total: undefined,
  local,
  data: undefined,
  error: null,
  fetching: false,
  old: false,
  retry: undefined,
})
