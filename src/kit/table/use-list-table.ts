'use no memo' // TanStack Table's instances change inside; the compiler would keep stale values.

import { useRouter } from '@tanstack/react-router'
import {
  functionalUpdate,
  useTable,
  type RowData,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { textOf, type Column, features, type Features, type GridRow } from './column.ts'
import { maxServerSort } from './list.ts'
import type { GlobalFilter } from './local-rows.ts'
import { clampPage, pageCountOf, rowsBefore } from './paging.ts'
import type { ListState } from './use-list-state.ts'
import type { ShownList } from './use-list.ts'

const none: readonly never[] = []

type ListTableOptions<Row extends RowData> = {
  list: ShownList<Row>
  /** Those to show of the list; undefined while they load. */
  rows: readonly Row[] | undefined
  isShown: (id: string) => boolean
}

/** TanStack Table over the rows of a list, with its state in the address and the user's settings. */
export function useListTable<Row extends RowData>(options: ListTableOptions<Row>) {
  const { list } = options
  const { columns, id: rowId } = list.declared
  const { local, features: more, total: found, page: loaded = list.page } = list.source
  const intl = useIntl()
  const router = useRouter({ warn: false })
  const mayOpen = useMayOpen()
  const selection = useSelection(options.rows, local !== undefined, rowId)
  const shown = columns.filter(({ id }) => options.isShown(id)).map(({ id }) => id)
  const state = useTableState(columns, shown, list)
  const definitions = useMemo(() => withChoices(columns, intl), [columns, intl])
  const table = useTable<Features, Row>({
    // Parts that need more than the features of every table are drawn only where the source brings them.
    features: more ?? (features as Features),
    columns: definitions,
    data: options.rows ?? none,
    getRowId: rowId,
    meta: useMemo(() => ({ intl, links: { router, mayOpen } }), [intl, router, mayOpen]),
    manualFiltering: !local,
    manualSorting: !local,
    maxMultiSortColCount: local ? Infinity : maxServerSort,
    enableSortingRemoval: false,
    sortDescFirst: false,
    getColumnCanGlobalFilter: ({ id }) => options.isShown(id),
    state: { ...state, rowSelection: selection.ids },
    onSortingChange: (updater) =>
      list.change({ sort: fromSorting(functionalUpdate(updater, state.sorting)) }),
    onRowSelectionChange: (updater) => selection.select(functionalUpdate(updater, selection.ids)),
  })

  const all = table.getRowModel().rows
  const total = options.rows && (local ? all.length : (found ?? 0))
  // The address may name a page that the list does not have, or no longer has.
  const page = total === undefined ? loaded : clampPage(loaded, pageCountOf(total, list.size))
  const before = rowsBefore(page, list.size)
  const rows: readonly GridRow<Row>[] = local ? all.slice(before, before + list.size) : all
  return {
    table,
    /** The page that is shown, from 0. */
    page,
    /** Its rows. */
    rows,
    /** The rows of all pages, as far as the browser has them. */
    all,
    total,
    /** How many rows come before those of the page. */
    before,
    selected: selection.rows,
    clearSelection: selection.clear,
    selectPage: (isSelected: boolean) => {
      const here = new Set(rows.map(({ id }) => id))
      const others = Object.keys(selection.ids).filter((id) => !here.has(id))
      const ids = isSelected ? [...others, ...here] : others
      selection.select(Object.fromEntries(ids.map((id) => [id, true])))
    },
  }
}

/** The state of the list in the table's terms. Parts that have not changed stay the same objects. */
function useTableState<Row extends RowData>(
  columns: readonly Column<Row>[],
  shown: readonly string[],
  { search, sort, filters }: ListState,
) {
  const columnFilters = useUnchanged(
    columns.flatMap(({ id, meta }) =>
      meta.filter && filters[id] ? [{ id, value: filters[id] }] : [],
    ),
  )
  const sorting = useUnchanged(toSorting(sort))
  const names = shown.join()
  return {
    columnFilters,
    sorting,
    globalFilter: useMemo(
      (): GlobalFilter | undefined => (search === '' ? undefined : { search, shown: names }),
      [search, names],
    ),
    columnVisibility: useUnchanged(
      Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
    ),
  }
}

function useUnchanged<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as Value, [text])
}

/** The choices of a column's filter are its texts rather than its values. */
const withChoices = <Row extends RowData>(columns: readonly Column<Row>[], intl: IntlShape) =>
  columns.map((column) =>
    column.meta.filter?.kind === 'choice'
      ? {
          ...column,
          getUniqueValues: (row: Row) => [
            textOf(column.meta.text, column.accessorFn(row), row, intl),
          ],
        }
      : column,
  )

/** `field,asc` of the address and of requests in the table's own form. */
export const toSorting = (sort: readonly string[]): SortingState =>
  sort.map((item) => {
    const [id = '', direction] = item.split(',')
    return { id, desc: direction === 'desc' }
  })

const fromSorting = (sorting: SortingState): string[] =>
  sorting.map(({ id, desc }) => `${id},${desc ? 'desc' : 'asc'}`)

/** Which rows the user has selected. Those of other pages stay selected, so the rows themselves are kept. */
function useSelection<Row extends RowData>(
  present: readonly Row[] | undefined,
  isComplete: boolean,
  rowId: (row: Row) => string,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const rows = currentSelection(chosen, { present, isComplete }, rowId)
  return {
    rows,
    ids: Object.fromEntries([...rows.keys()].map((id) => [id, true as const])),
    select: (ids: RowSelectionState) => {
      const known = new Map((present ?? none).map((row) => [rowId(row), row]))
      setChosen(
        new Map(
          Object.keys(ids).flatMap((id): [string, Row][] => {
            const row = known.get(id) ?? rows.get(id)
            return row ? [[id, row]] : []
          }),
        ),
      )
    },
    clear: () => setChosen(new Map()),
  }
}

/**
 * Selected rows as the list has them now. Local rows that are gone are dropped; what has become of a row on another page
 * of the server's list is not known here.
 */
export function currentSelection<Row extends RowData>(
  chosen: ReadonlyMap<string, Row>,
  { present, isComplete }: { present: readonly Row[] | undefined; isComplete: boolean },
  rowId: (row: Row) => string,
): ReadonlyMap<string, Row> {
  if (chosen.size === 0 || present === undefined) return chosen
  const current = new Map(present.map((row) => [rowId(row), row]))
  const left = [...chosen].filter(([id]) => !isComplete || current.has(id))
  return new Map(left.map(([id, before]) => [id, current.get(id) ?? before]))
}
