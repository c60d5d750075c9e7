import type { IntlShape } from 'react-intl'

/** What is marked on a row: that it is new, or what it was before, in words. */
export type Mark = { kind: 'new' } | { kind: 'changed'; was: string }

/** By the id of the row. */
export type Marks = ReadonlyMap<string, Mark>

/** How the rows of a list are told apart and compared. */
export type LiveRows<Data, Row> = {
  rows: (data: Data) => readonly Row[]
  id: (row: Row) => string
  /** What a changed row was before, in words; undefined where nothing that the user sees has changed. */
  was: (before: Row, after: Row, intl: IntlShape) => string | undefined
  /** Names news that cannot wait; undefined for everything else. A new row has no `before`. */
  news?: (before: Row | undefined, after: Row) => string | undefined
}

/** What differs between two reads. `count` includes the rows that are gone. */
export type Difference = { marks: Marks; count: number }

export const noDifference: Difference = { marks: new Map(), count: 0 }

/** What has changed from one read of a list to another. */
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

/** The names of the news in a read. */
export function newsOf<Data, Row>(
  { rows, id, news }: LiveRows<Data, Row>,
  before: Data,
  after: Data,
): string[] {
  if (!news) return []
  const known = new Map(rows(before).map((row) => [id(row), row]))
  return rows(after).flatMap((row) => news(known.get(id(row)), row) ?? [])
}
