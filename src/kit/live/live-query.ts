import type { IntlShape } from 'react-intl'
import { compareRows, newsOf, noDifference, type Difference, type LiveRows } from './live-rows.ts'

/** The rows on screen, and the latest ones received. */
export type Shown<Data> = {
  /** Identifies the query that the data belongs to. */
  key: string
  data: Data
  /** When it was read, in milliseconds since 1970. */
  at: number
  /** Marks the rows that the last update changed. */
  marks: Difference['marks']
  /** The latest response; the same as `data` if nothing is pending. */
  received: Data
  receivedAt: number
  waiting: Difference
  /** Urgent changes received in the background since the user last applied pending changes. */
  news: readonly string[]
}

type Answer<Data> = { key: string; data: Data; at: number }

/** A response that shows at once. */
export const showAtOnce = <Data>({ key, data, at }: Answer<Data>): Shown<Data> => ({
  key,
  data,
  at,
  marks: noDifference.marks,
  received: data,
  receivedAt: at,
  waiting: noDifference,
  news: [],
})

/** A response read in the background: it is held back if the user would see a difference. */
export function holdBack<Data, Row>(
  before: Shown<Data>,
  { data, at }: Answer<Data>,
  kind: LiveRows<Data, Row>,
  intl: IntlShape,
): Shown<Data> {
  const waiting = compareRows(kind, before.data, data, intl)
  const news = [...before.news, ...newsOf(kind, before.received, data)]
  const after = { ...before, received: data, receivedAt: at, waiting, news }
  return waiting.count > 0 ? after : { ...after, data, at }
}

/** Applies pending changes and marks them. */
export const takeOver = <Data>(before: Shown<Data>): Shown<Data> =>
  before.waiting.count === 0 && before.news.length === 0
    ? before
    : {
        ...before,
        data: before.received,
        at: before.receivedAt,
        marks: before.waiting.marks,
        waiting: noDifference,
        news: [],
      }
