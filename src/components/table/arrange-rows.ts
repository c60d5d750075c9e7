import type { IntlShape } from 'react-intl'
import { foldedTextsOf, ranksOf, textsOf } from './column-index.ts'
import type { Column } from './columns.ts'
import type { ListValues } from './list-search.ts'

/** What is wished of local rows; `shown` are the ids of the columns that are searched. */
export type Arrangement = Pick<ListValues, 'search' | 'filters' | 'sort'> & {
  shown: readonly string[]
}

/** Says of a row, by its place among all rows, whether it is left. */
type Test = (place: number) => boolean

/** The local rows that the search and the filters of the columns leave, in the order of the sort. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { search, filters, sort, shown }: Arrangement,
  intl: IntlShape,
): readonly Row[] {
  const searched = columns.filter(({ id }) => shown.includes(id))
  const tests = [
    ...(search === '' ? [] : [searchFor(search, rows, searched, intl)]),
    ...columns.flatMap((column) => {
      const wanted = filters[column.id] ?? ''
      return column.filter && wanted !== '' ? [filterFor(wanted, rows, column, intl)] : []
    }),
  ]
  const order = orderOf(rows, columns, sort, intl)
  if (tests.length === 0 && !order) return rows
  const left = [...rows.keys()].filter((place) => tests.every((test) => test(place)))
  if (order) left.sort(order)
  return left.map((place) => rows[place]!)
}

/** The texts that a column has, each once, in the order of the language. */
export function choicesOf<Row>(
  rows: readonly Row[],
  column: Column<Row>,
  intl: IntlShape,
): string[] {
  const texts = new Set(textsOf(rows, column, intl))
  return [...texts]
    .filter((text) => text !== '')
    .toSorted(new Intl.Collator(intl.locale, { numeric: true }).compare)
}

function searchFor<Row>(
  search: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  intl: IntlShape,
): Test {
  const wanted = search.toLocaleLowerCase()
  const texts = columns.map((column) => foldedTextsOf(rows, column, intl))
  return (place) => texts.some((each) => each[place]!.includes(wanted))
}

function filterFor<Row>(
  wanted: string,
  rows: readonly Row[],
  column: Column<Row>,
  intl: IntlShape,
): Test {
  if (column.filter?.kind === 'choice') {
    const texts = textsOf(rows, column, intl)
    return (place) => texts[place] === wanted
  }
  return searchFor(wanted, rows, [column], intl)
}

/** Compares two rows by their places; undefined where nothing is to be sorted. */
function orderOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: readonly string[],
  intl: IntlShape,
) {
  const keys = sort.flatMap((item) => {
    const [, id, direction] = /^(.+),(asc|desc)$/.exec(item) ?? []
    const column = columns.find((each) => each.id === id)
    return column
      ? [{ ranks: ranksOf(rows, column, intl), factor: direction === 'desc' ? -1 : 1 }]
      : []
  })
  if (keys.length === 0) return undefined
  return (a: number, b: number) => {
    for (const { ranks, factor } of keys) {
      const [one, other] = [ranks[a]!, ranks[b]!]
      // What is absent has no rank, and stands last in either direction.
      if (one !== other) return one < 0 ? 1 : other < 0 ? -1 : (one - other) * factor
    }
    return 0
  }
}
