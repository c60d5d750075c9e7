import {
  columnFacetingFeature,
  columnFilteringFeature,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSelectionFeature,
  type RowData,
} from '@tanstack/react-table'
import { features, type Features } from './column.ts'
import { filterRow, searchRow, sortRows } from './local-order.ts'
import { progressOf, type LocalRows, type RowsQuery, type RowsSource } from './rows-source.ts'
import { VirtualRows } from './virtual-rows.tsx'

const localFeatures: Features = Object.assign(
  {
    columnFacetingFeature,
    columnFilteringFeature,
    globalFilteringFeature,
    rowSelectionFeature,
    filteredRowModel: createFilteredRowModel(),
    // Without a faceted row model, the choices of a filter come from all rows.
    facetedUniqueValues: createFacetedUniqueValues(),
    sortedRowModel: createSortedRowModel(),
    paginatedRowModel: createPaginatedRowModel(),
  },
  features,
)

const local: LocalRows = { sortRows, filterRow, searchRow, VirtualRows }

/** Rows that come all at once. `select` returns the same list as long as the data is the same. */
export function localRows<Data, Row extends RowData>(
  query: RowsQuery<Data>,
  select: (data: Data) => readonly Row[],
): RowsSource<Row> {
  const rows = query.data === undefined ? undefined : select(query.data)
  return { ...progressOf(query), rows, total: undefined, local, features: localFeatures }
}

/** Rows that the page already has; undefined as long as it waits for them. */
export const givenRows = <Row extends RowData>(
  rows: readonly Row[] | undefined,
): RowsSource<Row> => ({
  rows,
  total: undefined,
  local,
  features: localFeatures,
  data: undefined,
  error: null,
  fetching: rows === undefined,
  old: false,
  retry: undefined,
})
