import { expect, test } from 'vitest'
import { textsOf } from './all-documents.ts'

const summary = (id: number) => ({
  id,
  topic: `Topic ${id}`,
  slug: `topic-${id}`,
  sortOrder: null,
  locale: { languageTag: 'en-US', description: 'English' },
})
const refetch = async () => Promise.reject<never>(new Error())
const result = (each: { id?: number; status?: number; isFetching?: boolean }) => ({
  data: each.id === undefined ? undefined : { document: { ...summary(each.id), content: '' } },
  error: each.status ? Object.assign(new Error(), { status: each.status }) : null,
  isFetching: each.isFetching ?? false,
  refetch,
})

const read = (...results: Parameters<typeof result>[0][]) => {
  const { documents, unread, isReading } = textsOf(
    results.map((_, place) => summary(place)),
    results.map(result),
  )
  return {
    read: documents.map(({ id }) => id),
    unread: unread.map(({ document: { id } }) => id),
    isReading,
  }
}

test.each([
  ['nothing yet', [{ isFetching: true }, {}], { read: [], unread: [], isReading: true }],
  ['all texts', [{ id: 0 }, { id: 1 }], { read: [0, 1], unread: [], isReading: false }],
  ['one that failed', [{ id: 0 }, { status: 500 }], { read: [0], unread: [1], isReading: false }],
  [
    'one tried again',
    [{ status: 500, isFetching: true }],
    { read: [], unread: [], isReading: true },
  ],
  ['one deleted meanwhile', [{ status: 404 }], { read: [], unread: [], isReading: false }],
  [
    'one that failed when it was read again',
    [{ id: 0, status: 500, isFetching: true }],
    { read: [0], unread: [], isReading: false },
  ],
])('of %s it says what was read', (_name, results, outcome) => {
  expect(read(...results)).toEqual(outcome)
})
