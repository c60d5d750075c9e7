import {
  columnFacetingFeature,
  columnFilteringFeature,
  createFacetedUniqueValues,
  globalFilteringFeature,
  makeObjectMap,
  memo,
  rowSelectionFeature,
  type RowData,
  type RowModel,
  type Table,
} from '@tanstack/react-table'
import type { IntlShape } from 'react-intl'
import type { Marks } from '~/kit/live/live-rows.ts'
import { foldText } from '~/lib/fold-text.ts'
import { hasWord, searchedText, wordsOf, type SearchedText } from '~/lib/word-search.ts'
import { features, textOf, type CellValue, type Features } from './column.ts'
import type { List } from './list.ts'
import { rank } from './rank.ts'
import { useListState } from './use-list-state.ts'
import { useLastRows, type RowsQuery, type ShownList } from './use-list.ts'
import { VirtualRows } from './virtual-rows.tsx'

/** The list's search. It names the columns that are shown, so that the rows change with them. */
export type GlobalFilter = { search: string; shown: string }

// TanStack's own models make two objects for each row of the data whenever a letter is typed, and look up a column's values at
// each comparison, which takes seconds for hundreds of thousands of rows.

const filteredRowModel = <Row extends RowData>(table: Table<Features, Row>) =>
  memo({
    memoDeps: () => [
      table.getPreFilteredRowModel(),
      table.atoms.columnFilters.get(),
      table.atoms.globalFilter.get(),
      table.options.meta?.intl,
    ],
    fn: () => foundRows(table),
  })

const sortedRowModel = <Row extends RowData>(table: Table<Features, Row>) =>
  memo({
    memoDeps: () => [
      table.getPreSortedRowModel(),
      table.atoms.sorting.get(),
      table.options.meta?.intl,
    ],
    fn: () => sortedRows(table),
  })

const localFeatures: Features = Object.assign(
  {
    columnFacetingFeature,
    columnFilteringFeature,
    globalFilteringFeature,
    rowSelectionFeature,
    filteredRowModel,
    // Without a faceted row model, the choices of a filter come from all rows.
    facetedUniqueValues: createFacetedUniqueValues(),
    sortedRowModel,
  },
  features,
)

const local = { VirtualRows }

/** What a table needs to do the server's work. */
export const inMemory = { local, features: localFeatures }

/** What works on local rows, whatever they are. */
export type LocalRows = typeof local

type GivenRows<Row extends RowData> = {
  /** Undefined as long as the page waits for them. */
  rows: readonly Row[] | undefined
  /** What they come from, if the table is to show its progress and failure. */
  query?: RowsQuery
  /** The rows changed by the last update, by id. */
  marks?: Marks | undefined
}

/** A list whose rows the page has all at once. */
export function useLocalList<Row extends RowData, Filter extends string>(
  list: List<Row, Filter>,
  { rows, query, marks }: GivenRows<Row>,
): ShownList<Row, Filter> {
  const state = useListState(list)
  const source = useLastRows(query, rows && { rows }, state.page)
  return { ...state, declared: list, source: { ...source, ...inMemory }, marks }
}

/** The rows that pass each column's filter, and have each word of the search in any of the shown columns. */
function foundRows<Row extends RowData>(table: Table<Features, Row>): RowModel<Features, Row> {
  const all = table.getPreFilteredRowModel()
  const tests = [
    ...table.atoms.columnFilters.get().map(({ id, value }) => filterOf(table, id, String(value))),
    ...searchOf(table, table.atoms.globalFilter.get() as GlobalFilter | undefined),
  ]
  if (tests.length === 0) return all
  const rows = all.rows.filter(({ index }) => tests.every((passes) => passes(index)))
  const rowsById: typeof all.rowsById = makeObjectMap()
  for (const row of rows) rowsById[row.id] = row
  return { rows, flatRows: rows, rowsById }
}

/** A choice takes the whole text, a text filter any part of it. */
function filterOf<Row extends RowData>(table: Table<Features, Row>, id: string, wanted: string) {
  if (table.getColumn(id)?.columnDef.meta?.filter?.kind === 'choice') {
    const texts = textsOf(table, id)
    return (index: number) => texts[index] === wanted
  }
  const [texts, part] = [searchedOf(table, id), foldText(wanted)]
  return (index: number) => texts[index]!.folded.includes(part)
}

function searchOf<Row extends RowData>(table: Table<Features, Row>, filter?: GlobalFilter) {
  if (!filter) return []
  const columns = filter.shown.split(',').flatMap((id) => {
    const outOfSight = outOfSightOf(table, id)
    return [searchedOf(table, id), ...(outOfSight ? [outOfSight] : [])]
  })
  return wordsOf(filter.search).map(
    (word) => (index: number) => columns.some((texts) => hasWord(texts[index]!, word)),
  )
}

/** The rows as a reader of the language expects them, numbers within texts included. Those without a value come last. */
function sortedRows<Row extends RowData>(table: Table<Features, Row>): RowModel<Features, Row> {
  const found = table.getPreSortedRowModel()
  const orders = table.atoms.sorting
    .get()
    .filter(({ id }) => table.getColumn(id)?.getCanSort())
    .map(({ id, desc }) => ({ ranks: ranksOf(table, id), sign: desc ? -1 : 1 }))
  if (orders.length === 0) return found
  const rows = found.rows.toSorted((a, b) => {
    for (const { ranks, sign } of orders) {
      const one = ranks[a.index]!
      const other = ranks[b.index]!
      if (one === other) continue
      return one < 0 || other < 0 ? other - one : (one - other) * sign
    }
    return a.index - b.index
  })
  return { ...found, rows, flatRows: rows }
}

/** Values of one column, for each row of the data; computed when first needed. */
type ColumnValues = {
  intl: IntlShape
  texts?: readonly string[]
  searched?: readonly SearchedText[]
  outOfSight?: readonly SearchedText[]
  ranks?: Int32Array
}

/** By the table's data, then by column. */
const known = new WeakMap<object, Map<string, ColumnValues>>()

function outOfSightOf<Row extends RowData>(table: Table<Features, Row>, columnId: string) {
  const searched = table.getColumn(columnId)?.columnDef.meta?.searched
  if (!searched) return undefined
  const values = valuesOf(table, columnId)
  return (values.outOfSight ??= table.options.data.map((each) =>
    searchedText(searched(each).join('\n')),
  ))
}

function searchedOf<Row extends RowData>(table: Table<Features, Row>, columnId: string) {
  const values = valuesOf(table, columnId)
  return (values.searched ??= textsOf(table, columnId).map(searchedText))
}

/** What a column shows, for each row of the data. */
function textsOf<Row extends RowData>(
  table: Table<Features, Row>,
  columnId: string,
): readonly string[] {
  const values = valuesOf(table, columnId)
  if (values.texts) return values.texts
  const { meta, valueOf } = columnOf(table, columnId)
  return (values.texts = table.options.data.map((each, index) =>
    textOf(meta?.text, valueOf(each, index), each, values.intl),
  ))
}

/** For each row of the data, how many values of the column come before its own. */
function ranksOf<Row extends RowData>(table: Table<Features, Row>, columnId: string): Int32Array {
  const values = valuesOf(table, columnId)
  const { valueOf } = columnOf(table, columnId)
  return (values.ranks ??= rank(table.options.data.map(valueOf), values.intl))
}

function valuesOf<Row extends RowData>(
  { options }: Table<Features, Row>,
  columnId: string,
): ColumnValues {
  const { intl } = options.meta!
  const ofData = known.get(options.data) ?? new Map<string, ColumnValues>()
  const values = ofData.get(columnId)
  if (values?.intl === intl) return values
  const empty: ColumnValues = { intl }
  known.set(options.data, ofData.set(columnId, empty))
  return empty
}

function columnOf<Row extends RowData>(table: Table<Features, Row>, columnId: string) {
  const column = table.getColumn(columnId)
  const valueOf = (each: Row, index: number) => column?.accessorFn?.(each, index) as CellValue
  return { meta: column?.columnDef.meta, valueOf }
}
