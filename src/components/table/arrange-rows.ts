import type { IntlShape } from 'react-intl'
import { textOf, type CellValue, type Column } from './columns.ts'
import type { ListValues } from './list-search.ts'

type Arrangement = Pick<ListValues, 'search' | 'filters' | 'sort'>

/** The local rows that the search and the filters of the columns leave, in the order of the sort. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { search, filters, sort }: Arrangement,
  intl: IntlShape,
): readonly Row[] {
  const tests = [
    ...(search === '' ? [] : [searchFor(search, columns, intl)]),
    ...columns.flatMap((column) => {
      const wanted = filters[column.id] ?? ''
      return column.filter && wanted !== '' ? [filterFor(wanted, column, intl)] : []
    }),
  ]
  const left = tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
  return sorted(left, columns, sort, intl)
}

/** The texts that a column has, each once, in the order of the language. */
export function choicesOf<Row>(
  rows: readonly Row[],
  column: Column<Row>,
  intl: IntlShape,
): string[] {
  const texts = new Set(rows.map((row) => textOf(column, row, intl)))
  return [...texts].filter((text) => text !== '').toSorted(collatorOf(intl).compare)
}

function searchFor<Row>(search: string, columns: readonly Column<Row>[], intl: IntlShape) {
  const wanted = folded(search)
  return (row: Row) => columns.some((column) => folded(textOf(column, row, intl)).includes(wanted))
}

function filterFor<Row>(wanted: string, column: Column<Row>, intl: IntlShape) {
  if (column.filter?.kind === 'choice') return (row: Row) => textOf(column, row, intl) === wanted
  return (row: Row) => folded(textOf(column, row, intl)).includes(folded(wanted))
}

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: readonly string[],
  intl: IntlShape,
): readonly Row[] {
  const { compare } = collatorOf(intl)
  const keys = sort.flatMap((item) => {
    const [, id, direction] = /^(.+),(asc|desc)$/.exec(item) ?? []
    const column = columns.find((each) => each.id === id)
    return column ? [{ column, factor: direction === 'desc' ? -1 : 1 }] : []
  })
  if (keys.length === 0) return rows
  // The values are taken once: a comparison happens many times for each row.
  const decorated = rows.map((row) => ({
    row,
    values: keys.map(({ column }) => column.value(row)),
  }))
  decorated.sort((a, b) => {
    for (const [index, { factor }] of keys.entries()) {
      const order = compareValues(a.values[index], b.values[index], factor, compare)
      if (order !== 0) return order
    }
    return 0
  })
  return decorated.map(({ row }) => row)
}

function compareValues(
  a: CellValue,
  b: CellValue,
  factor: number,
  compareTexts: (a: string, b: string) => number,
): number {
  const absent = Number(isAbsent(a)) - Number(isAbsent(b))
  if (absent !== 0 || isAbsent(a) || isAbsent(b)) return absent
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * factor
  return compareTexts(String(a), String(b)) * factor
}

const isAbsent = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

const folded = (text: string) => text.toLocaleLowerCase()

const collatorOf = ({ locale }: IntlShape) => new Intl.Collator(locale, { numeric: true })
