import type { IntlShape } from 'react-intl'
import { compareRows, newsOf, noDifference, type Difference, type LiveRows } from './live-rows.ts'

/** What a list shows, and what has been received since. */
export type Shown<Data> = {
  /** Says which question the data answers. */
  key: string
  data: Data
  /** When it was read, in milliseconds since 1970. */
  at: number
  /** What marks the rows that the last change has touched. */
  marks: Difference['marks']
  /** The newest answer; the same as `data` where nothing waits. */
  received: Data
  receivedAt: number
  waiting: Difference
  /** Names of the news that have come in the background since the user last took over what waits. */
  news: readonly string[]
}

type Answer<Data> = { key: string; data: Data; at: number }

/** An answer that shows at once. */
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

/** An answer that was read in the background: it waits if the user would see a difference. */
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

/** Takes over what waits and marks it. */
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
