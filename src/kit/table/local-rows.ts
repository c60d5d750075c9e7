import {
  columnFacetingFeature,
  columnFilteringFeature,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSelectionFeature,
  type RowData,
} from '@tanstack/react-table'
import type { IntlShape } from 'react-intl'
import type { Marks } from '~/kit/live/live-rows.ts'
import { foldText } from '~/lib/fold-text.ts'
import { hasWord, searchedText, wordsOf, type SearchedText } from '~/lib/word-search.ts'
import { features, textOf, type CellValue, type Features, type GridRow } from './column.ts'
import type { List } from './list.ts'
import { rank } from './rank.ts'
import { useListState } from './use-list-state.ts'
import { useLastRows, type RowsQuery, type ShownList } from './use-list.ts'
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
  },
  features,
)

const local = { sortRows, filterRow, searchRow, VirtualRows }

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

/** Compares two rows as a reader of the language expects, numbers within texts included. */
function sortRows<Row extends RowData>(a: GridRow<Row>, b: GridRow<Row>, columnId: string) {
  const ranks = ranksOf(a, columnId)
  return ranks[a.index]! - ranks[b.index]!
}

/** Whether a row passes a column's own filter: a choice takes the whole text, a text filter any part of it. */
function filterRow<Row extends RowData>(row: GridRow<Row>, columnId: string, wanted: string) {
  const { filter } = columnDefOf(row, columnId).meta ?? {}
  if (filter?.kind === 'choice') return textsOf(row, columnId)[row.index] === wanted
  return searchedOf(row, columnId)[row.index]!.folded.includes(foldText(wanted))
}

/** The list's search. It names the columns that are shown, so that the rows change with them. */
export type GlobalFilter = { search: string; shown: string }

/** The rows that a search finds, which is decided once for all of them. */
const searches = new WeakMap<GlobalFilter, { data: object; intl: IntlShape; found: Uint8Array }>()

/** Whether a row has each word that the list is searched for, in any of its columns. */
function searchRow<Row extends RowData>(
  row: GridRow<Row>,
  _columnId: string,
  filter: GlobalFilter,
): boolean {
  const { data } = row.table.options
  const intl = intlOf(row)
  const before = searches.get(filter)
  if (before?.data === data && before.intl === intl) return before.found[row.index] === 1
  const words = wordsOf(filter.search)
  const columns = filter.shown.split(',').flatMap((id) => {
    const outOfSight = outOfSightOf(row, id)
    return [searchedOf(row, id), ...(outOfSight ? [outOfSight] : [])]
  })
  const found = Uint8Array.from(data, (_, index) =>
    Number(words.every((word) => columns.some((texts) => hasWord(texts[index]!, word)))),
  )
  searches.set(filter, { data, intl, found })
  return found[row.index] === 1
}

function outOfSightOf<Row extends RowData>(row: GridRow<Row>, columnId: string) {
  const searched = columnDefOf(row, columnId).meta?.searched
  if (!searched) return undefined
  const values = valuesOf(row, columnId)
  return (values.outOfSight ??= row.table.options.data.map((each) =>
    searchedText(searched(each).join('\n')),
  ))
}

function searchedOf<Row extends RowData>(row: GridRow<Row>, columnId: string) {
  const values = valuesOf(row, columnId)
  return (values.searched ??= textsOf(row, columnId).map(searchedText))
}

/** What a column shows, for each row of the data. */
function textsOf<Row extends RowData>(row: GridRow<Row>, columnId: string): readonly string[] {
  const values = valuesOf(row, columnId)
  return (values.texts ??= row.table.options.data.map((each, index) => {
    const { meta, value } = columnDefOf(row, columnId)
    return textOf(meta?.text, value(each, index), each, intlOf(row))
  }))
}

/** For each row of the data, how many values of the column come before its own. */
function ranksOf<Row extends RowData>(row: GridRow<Row>, columnId: string): Int32Array {
  const values = valuesOf(row, columnId)
  return (values.ranks ??= rank(
    row.table.options.data.map(columnDefOf(row, columnId).value),
    intlOf(row),
  ))
}

function valuesOf<Row extends RowData>(row: GridRow<Row>, columnId: string): ColumnValues {
  const intl = intlOf(row)
  const { data } = row.table.options
  const ofData = known.get(data) ?? new Map<string, ColumnValues>()
  const values = ofData.get(columnId)
  if (values?.intl === intl) return values
  const empty: ColumnValues = { intl }
  known.set(data, ofData.set(columnId, empty))
  return empty
}

const intlOf = <Row extends RowData>(row: GridRow<Row>) => row.table.options.meta!.intl

function columnDefOf<Row extends RowData>(row: GridRow<Row>, columnId: string) {
  const column = row.table.getColumn(columnId)
  const value = (each: Row, index: number) => column?.accessorFn?.(each, index) as CellValue
  return { meta: column?.columnDef.meta, value }
}
