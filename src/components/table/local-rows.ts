import {
  createFacetedUniqueValues,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  type RowData,
} from '@tanstack/react-table'
import { progressOf, type RowsQuery, type RowsSource } from './rows-source.ts'
import { features, type Features } from './column.ts'
import { VirtualRows } from './virtual-rows.tsx'

const localFeatures: Features = Object.assign(
  {
    filteredRowModel: createFilteredRowModel(),
    // Without a faceted row model, the choices of a filter come from all rows.
    facetedUniqueValues: createFacetedUniqueValues(),
    sortedRowModel: createSortedRowModel(),
    paginatedRowModel: createPaginatedRowModel(),
  },
  features,
)

const local = { features: localFeatures, VirtualRows }

/** Rows that come all at once. `select` returns the same list as long as the data is the same. */
export function localRows<Data, Row extends RowData>(
  query: RowsQuery<Data>,
  select: (data: Data) => readonly Row[],
): RowsSource<Row> {
  const rows = query.data === undefined ? undefined : select(query.data)
  return { ...progressOf(query), rows, total: undefined, local }
}

/** Rows that the page already has; undefined as long as it waits for them. */
export const givenRows = <Row extends RowData>(
  rows: readonly Row[] | undefined,
): RowsSource<Row> => ({
  rows,
  total: undefined,
  local,
  data: undefined,
  error: null,
  fetching: rows === undefined,
  old: false,
  retry: undefined,
})
