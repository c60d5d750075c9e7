import { rowSelectionFeature, type RowData } from '@tanstack/react-table'
import { features, type Features } from './column.ts'
import type { RowsSource } from './rows-source.ts'

const selecting = { ...features, rowSelectionFeature } as Features

/** Rows of the server that people may select, for a table with bulk actions. Local rows can be selected as they are. */
export const selectable = <Row extends RowData>(source: RowsSource<Row>): RowsSource<Row> => ({
  ...source,
  features: selecting,
})
