import {
  hashKey,
  type FetchQueryOptions,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import { defineMessage, FormattedMessage, type IntlShape } from 'react-intl'
import type { Failure } from '~/lib/failure.ts'
import { fewAtOnce } from '~/lib/few-at-once.ts'
import { second } from '~/lib/units.ts'
import { hasWord, searchedText, wordsOf, type SearchedText } from '~/lib/word-search.ts'
import { styled } from '~/styled-system/jsx'
import type { CellValue } from './column.ts'
import type { ListValues } from './list-address.ts'
import type { AllPages, AllRows, RowsPage } from './list.ts'
import { largestCall, mostRead, rowsBefore } from './paging.ts'
import { rank } from './rank.ts'

type Query<Data> = Pick<FetchQueryOptions<Data, Failure>, 'queryKey' | 'queryFn'>

/** How the server pages a list. */
type Pages<Row, Data> = {
  query: (values: ListValues) => Query<Data>
  rows: (data: Data) => RowsPage<Row>
  id: (row: Row) => string
  sort: string[]
}

/** What the console does in place of the server. */
type Work<Row, Filter extends string> = {
  /** Whether the server itself searches, so that only filters need all pages. */
  serverSearches?: boolean
  /** Which rows pass a filter that is set. */
  filters?: Record<Filter, (row: Row, value: string) => boolean>
  /** Read in place of all pages, for rows with more fields. */
  query?: (values: ListValues<Filter>) => Query<AllRows<Row>> | undefined
  /** The texts that a search looks through. */
  searched: (row: Row) => readonly (string | null | undefined)[]
  /** The row, with where a search found its words. */
  found?: (row: Row, words: readonly string[]) => Row
  /** What the server sorts by, where that is not the value of the column. */
  sorted?: Record<string, (row: Row) => CellValue>
}

/** For a list with filters or a search that its call lacks. In such a state all pages are read, and the rest is done here. */
export function allPages<Row extends object, Filter extends string = never>(
  work: Work<Row, Filter>,
): AllPages<Row, Filter> {
  const passing = Object.entries<(row: Row, value: string) => boolean>(work.filters ?? {})
  const found = new WeakMap<AllRows<Row>, Found<Row>>()
  const texts = new WeakMap<Row, readonly SearchedText[]>()
  const textsOf = (row: Row) => {
    const known = texts.get(row) ?? work.searched(row).map(textOf)
    texts.set(row, known)
    return known
  }
  return {
    needed: ({ search, filters }) =>
      (search !== '' && !work.serverSearches) || passing.some(([name]) => isSet(filters, name)),
    query: (values, list) =>
      work.query?.(values) ?? allPagesQuery({ ...list, sort: list.defaults.sort }),
    pageOf: (data, values, { columns }, intl) => {
      const { page, size, sort, search, filters } = values
      const key = JSON.stringify([sort, search, filters, intl.locale])
      const before = found.get(data)
      const words = wordsOf(search)
      const isSame = before?.key === key
      const rows = isSame ? before.rows : findRows()
      const known = isSame ? before.pages : new Map<string, RowsPage<Row>>()
      if (!isSame) found.set(data, { key, rows, pages: known })
      function findRows(): readonly Row[] {
        const matching = data.all.filter(
          (row) =>
            passing.every(
              ([name, passes]) => !isSet(filters, name) || passes(row, filters[name as Filter]),
            ) && words.every((word) => textsOf(row).some((text) => hasWord(text, word))),
        )
        return inOrder(matching, sort, valueOf, intl)
      }
      function valueOf(row: Row, id: string): CellValue {
        const own = work.sorted?.[id]
        return own ? own(row) : columns.find((column) => column.id === id)?.accessorFn(row)
      }
      // The same object each time, or each redraw of the page would redraw its rows.
      const pageKey = `${page} ${size}`
      const shown = known.get(pageKey) ?? {
        rows: rows
          .slice(rowsBefore(page, size), rowsBefore(page, size) + size)
          .map((row) => work.found?.(row, words) ?? row),
        total: rows.length,
        note: data.total > data.all.length && <CutNote read={data.all.length} of={data.total} />,
      }
      known.set(pageKey, shown)
      return shown
    },
  }
}

const isSet = (filters: Readonly<Record<string, string>>, name: string) => Boolean(filters[name])

/** The rows of one search and sort, with the pages that were shown of them. */
type Found<Row> = {
  key: string
  rows: readonly Row[]
  pages: Map<string, RowsPage<Row>>
}

const textOf = (text: string | null | undefined) => searchedText(text ?? '')

/** All rows of a list of the server, in its usual order. */
export const allPagesQuery = <Row, Data>(
  pages: Pages<Row, Data>,
): Query<AllRows<Row>> & { queryKey: readonly unknown[] } => ({
  queryKey: [pages.query(pageValues(pages, 0)).queryKey[0], 'all pages'],
  queryFn: async (context) => {
    const { signal } = context
    await waitBetweenReads(context)
    const read = async (page: number) => {
      signal.throwIfAborted()
      const { queryFn } = pages.query(pageValues(pages, page))
      return pages.rows(await (queryFn as QueryFunction<Data>)({ ...context, signal }))
    }
    const first = await read(0)
    const count = Math.ceil(Math.min(first.total, mostRead) / largestCall)
    const inTurn = fewAtOnce(3)
    const others = await Promise.all(
      Array.from({ length: Math.max(0, count - 1) }, (_, index) => inTurn(() => read(index + 1))),
    )
    // A row may move to the next page between two calls.
    const all = new Map(
      [first, ...others].flatMap(({ rows }) => rows).map((row) => [pages.id(row), row]),
    )
    const isWhole = first.total <= mostRead
    return { all: [...all.values()], total: isWhole ? all.size : first.total }
  },
})

/** The least time between two reads of several pages: each write of a batch asks for one. */
const interval = 5 * second

/** When all pages of a list were last begun, by the hash of its key. */
const begun = new WeakMap<QueryClient, Map<string, number>>()

/** Only after a write, and not after a failure. */
async function waitBetweenReads({ client, queryKey, signal }: QueryFunctionContext) {
  const key = hashKey(queryKey)
  const times = begun.get(client) ?? new Map<string, number>()
  begun.set(client, times)
  const { data, error, isInvalidated } = client.getQueryState<AllRows<unknown>>(queryKey) ?? {}
  const isLong = (data?.total ?? 0) > largestCall
  // A failed read also leaves its query invalidated.
  const isAfterWrite = isInvalidated && !error
  const rest = (times.get(key) ?? 0) + interval - Date.now()
  if (isAfterWrite && isLong && rest > 0)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, rest)
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()))
    })
  signal.throwIfAborted()
  times.set(key, Date.now())
}

const pageValues = ({ sort }: { sort: string[] }, page: number): ListValues => ({
  page,
  size: largestCall,
  sort,
  search: '',
  filters: {},
  columns: [],
  whole: false,
})

/** Rows without a value come last, in either direction. */
function inOrder<Row>(
  rows: readonly Row[],
  sort: readonly string[],
  valueOf: (row: Row, id: string) => CellValue,
  intl: Pick<IntlShape, 'locale'>,
): readonly Row[] {
  const orders = sort.map((item) => {
    const [id = '', direction] = item.split(',')
    const ranks = rank(
      rows.map((row) => valueOf(row, id)),
      intl,
    )
    return { ranks, isDescending: direction === 'desc' }
  })
  const compare = (a: number, b: number) => {
    for (const { ranks, isDescending } of orders) {
      const [first, second] = [ranks[a]!, ranks[b]!]
      if (first === second) continue
      if (first < 0 || second < 0) return first < 0 ? 1 : -1
      return isDescending ? second - first : first - second
    }
    return a - b
  }
  return rows
    .map((_, index) => index)
    .toSorted(compare)
    .map((index) => rows[index]!)
}

/** Says that a list is too long to be looked through to its end. */
const CutNote = ({ read, of }: { read: number; of: number }) => (
  <styled.p role="note" p="2" textStyle="sm" color="fg.muted">
    <FormattedMessage {...cutOff} values={{ read, total: of }} />
  </styled.p>
)

const cutOff = defineMessage<{ read: number; total: number }>({
  defaultMessage:
    'Only the first {read, number} of {total, number} rows were looked through. Others may match too.',
  description: 'Below the rows that a search or a filter has found in a very long list',
})
