import {
  columnFacetingFeature,
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Row as TableRow,
  type RowData,
} from '@tanstack/react-table'
import type { IntlShape } from 'react-intl'

/** What every table can do. The row models for local rows stand in `local-rows.ts`, which server lists do not load. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnFacetingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableMeta: {} as { intl: IntlShape },
})

export type Features = typeof features

/** A row as TanStack Table keeps it. */
export type GridRow<Row extends RowData> = TableRow<Features, Row>
