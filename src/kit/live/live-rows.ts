import type { IntlShape } from 'react-intl'

/** The mark on a row: new, or its previous value in words. */
export type Mark = { kind: 'new' } | { kind: 'changed'; was: string }

/** By the id of the row. */
export type Marks = ReadonlyMap<string, Mark>

/** How to identify and compare the rows of a list. */
export type LiveRows<Data, Row> = {
  rows: (data: Data) => readonly Row[]
  id: (row: Row) => string
  /** The previous value of a changed row, in words; undefined if nothing visible has changed. */
  was: (before: Row, after: Row, intl: IntlShape) => string | undefined
  /** Names an urgent change; undefined for all others. A new row has no `before`. */
  news?: (before: Row | undefined, after: Row) => string | undefined
}

/** The differences between two reads. `count` includes removed rows. */
export type Difference = { marks: Marks; count: number }

export const noDifference: Difference = { marks: new Map(), count: 0 }

/** Compares two reads of a list. */
export function compareRows<Data, Row>(
  { rows, id, was }: LiveRows<Data, Row>,
  before: Data,
  after: Data,
  intl: IntlShape,
): Difference {
  const known = new Map(rows(before).map((row) => [id(row), row]))
  const marks = new Map<string, Mark>()
  for (const row of rows(after)) {
    const key = id(row)
    const earlier = known.get(key)
    known.delete(key)
    if (earlier === undefined) marks.set(key, { kind: 'new' })
    else if (earlier !== row) {
      const text = was(earlier, row, intl)
      if (text !== undefined) marks.set(key, { kind: 'changed', was: text })
    }
  }
  return { marks, count: marks.size + known.size }
}

/** The urgent changes in a read. */
export function newsOf<Data, Row>(
  { rows, id, news }: LiveRows<Data, Row>,
  before: Data,
  after: Data,
): string[] {
  if (!news) return []
  const known = new Map(rows(before).map((row) => [id(row), row]))
  return rows(after).flatMap((row) => news(known.get(id(row)), row) ?? [])
}
