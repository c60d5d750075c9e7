import type { IntlShape } from 'react-intl'
import { textOf, type CellValue, type Column } from './columns.ts'

/** What is known of one column of some rows. It is found out when it is first needed. */
type ColumnIndex = {
  intl: IntlShape
  texts?: readonly string[]
  folded?: readonly string[]
  ranks?: Int32Array
}

/** By the list of rows and the column, so that each lives no longer than they do. */
const known = new WeakMap<readonly unknown[], WeakMap<object, ColumnIndex>>()

/** What a column shows, for each row. */
export function textsOf<Row>(rows: readonly Row[], column: Column<Row>, intl: IntlShape) {
  const index = indexOf(rows, column, intl)
  index.texts ??= rows.map((row) => textOf(column, row, intl))
  return index.texts
}

/** What a column shows without capitals, for each row: what searches look through. */
export function foldedTextsOf<Row>(rows: readonly Row[], column: Column<Row>, intl: IntlShape) {
  const index = indexOf(rows, column, intl)
  index.folded ??= textsOf(rows, column, intl).map((text) => text.toLocaleLowerCase())
  return index.folded
}

/** For each row, how many values of the column stand before its own; -1 for an absent value. */
export function ranksOf<Row>(rows: readonly Row[], column: Column<Row>, intl: IntlShape) {
  const index = indexOf(rows, column, intl)
  index.ranks ??= rankedBy(rows.map(column.value), intl)
  return index.ranks
}

function indexOf<Row>(rows: readonly Row[], column: Column<Row>, intl: IntlShape): ColumnIndex {
  const columns = known.get(rows) ?? new WeakMap<object, ColumnIndex>()
  known.set(rows, columns)
  const before = columns.get(column)
  const index = before?.intl === intl ? before : { intl }
  columns.set(column, index)
  return index
}

function rankedBy(values: readonly CellValue[], intl: IntlShape): Int32Array {
  const { compare } = new Intl.Collator(intl.locale, { numeric: true })
  const order = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
  const present = [...new Set(values)].filter(isPresent)
  // The language's comparison is slow. The plain order is nearly its own, which leaves it little to do.
  const distinct = present.toSorted(plainly).toSorted(order)
  const ranks = new Map<CellValue, number>()
  let rank = 0
  for (const [place, value] of distinct.entries()) {
    if (place > 0 && order(distinct[place - 1]!, value) !== 0) rank = place
    ranks.set(value, rank)
  }
  return Int32Array.from(values, (value) => ranks.get(value) ?? -1)
}

const plainly = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

const isPresent = (value: CellValue): value is string | number =>
  value !== null && value !== undefined && value !== ''
