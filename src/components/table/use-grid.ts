'use no memo' // TanStack Table's instances change inside; the compiler would keep stale values.

import {
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowData,
} from '@tanstack/react-table'
import { useMemo, type MouseEvent } from 'react'
import type { Column } from './columns.ts'
import { fromSorting, toSorting } from './sorting.ts'
import type { ListState } from './use-list-state.ts'

const noRows: never[] = []

const features = tableFeatures({ rowSortingFeature })

/** The heading of a column that is shown. */
export type Head<Row> = {
  column: Column<Row>
  sorted: false | 'asc' | 'desc'
  /** The column's place among those that the list is sorted by, from 0; -1 for none. */
  sortIndex: number
  /** Given for a column that can be sorted. With Shift the column is added to those sorted already. */
  onSort: ((event: MouseEvent) => void) | undefined
}

/** A row with its identity. */
export type GridRow<Row> = { id: string; row: Row }

type GridOptions<Row> = {
  /** The columns that are shown. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  list: ListState
}

/** The model of a table, in plain values: what TanStack Table makes of the columns, the rows and the sort. */
export function useGrid<Row extends RowData>(options: GridOptions<Row>) {
  const { columns, list, rows: given, rowId } = options
  const { sortable } = list.params
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: column.value,
        enableSorting: sortable.includes(column.id),
      })),
    [columns, sortable],
  )
  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    // Its row objects would be made anew for every row with each change, and nothing here needs them.
    data: noRows,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { sorting: toSorting(list.sort) },
    onSortingChange: (updater) =>
      list.change({ sort: fromSorting(functionalUpdate(updater, toSorting(list.sort))) }),
  })
  const heads = table.getAllLeafColumns().flatMap((shown): Head<Row>[] => {
    const column = columns.find(({ id }) => id === shown.id)
    if (!column) return []
    return [
      {
        column,
        sorted: shown.getIsSorted(),
        sortIndex: shown.getSortIndex(),
        onSort: shown.getCanSort()
          ? (event) => shown.toggleSorting(undefined, event.shiftKey)
          : undefined,
      },
    ]
  })
  const rows = useMemo(() => given.map((row) => ({ id: rowId(row), row })), [given, rowId])
  return { heads, rows }
}
