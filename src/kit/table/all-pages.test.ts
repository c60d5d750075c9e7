import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { words } from '~/i18n/words.ts'
import { allPages } from './all-pages.tsx'
import { columnsOf } from './columns.tsx'
import { listAddress, type ListValues } from './list-address.ts'
import { defineList, queryOf, type AllPages } from './list.ts'
import { mostRead } from './paging.ts'

type Row = { id: number; name: string; place?: string }

const intl = { locale: 'de' } as Parameters<AllPages<Row, 'place'>['pageOf']>[3]
const column = columnsOf<Row>()
const columns = [
  column.text('name', { label: words.name, value: ({ name }) => name }),
  column.text('place', { label: words.name, value: ({ place }) => place }),
]

/** A list whose server knows pages and nothing else. */
function listOf(rows: readonly Row[]) {
  const calls: { page: number; size: number }[] = []
  const pages = {
    query: ({ page, size, sort, search }: ListValues) => ({
      queryKey: ['listRows', { page, size }],
      queryFn: () => {
        calls.push({ page, size })
        expect({ sort, search }).toEqual({ sort: ['name,asc'], search: '' })
        return rows.slice(page * size, (page + 1) * size)
      },
    }),
    rows: (data: Row[]) => ({ rows: data, total: rows.length }),
    id: ({ id }: Row) => String(id),
    sort: ['name,asc'],
  }
  const list = defineList({
    ...pages,
    key: null,
    label: words.name,
    address: listAddress({ filters: { place: '' } }),
    sortable: /^(name|place),/,
    columns,
    name: ({ name }) => name,
    allPages: allPages<Row, 'place'>({
      filters: { place: ({ place }, wanted) => place === wanted },
      searched: ({ name }) => [name],
    }),
  })
  const client = new QueryClient()
  return {
    calls,
    client,
    declared: list,
    /** The page of a state, read as a screen does. */
    read: async (change: Partial<ListValues<'place'>>) => {
      const values = { ...list.defaults, filters: { place: '' }, ...change }
      const data = await client.fetchQuery({ ...queryOf(list, values), staleTime: Infinity })
      return 'all' in data ? list.allPages!.pageOf(data, values, list, intl) : list.rows(data)
    },
  }
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `Row ${id}`,
    place: id % 2 === 0 ? 'Albany' : 'Buffalo',
  }))

test('a filter that the server lacks reads all pages once, for any search and sort', async () => {
  const list = listOf(numbered(2500))
  const odd = { filters: { place: 'Buffalo' } }
  expect(await list.read({})).toMatchObject({ total: 2500 })
  expect(list.calls.splice(0)).toEqual([{ page: 0, size: 20 }])
  expect(await list.read({ ...odd, page: 1, size: 10 })).toMatchObject({
    rows: [21, 23, 25, 27, 29, 31, 33, 35, 37, 39].map((id) => ({ id })),
    total: 1250,
  })
  expect(await list.read({ ...odd, sort: ['name,desc'] })).toMatchObject({
    rows: { 0: { name: 'Row 2499' } },
  })
  expect((await list.read({ ...odd, search: '99 row' })).rows.map(({ id }) => id)).toEqual([
    99, 199, 299, 399, 499, 599, 699, 799, 899, 991, 993, 995, 997, 999, 1099, 1199, 1299, 1399,
    1499, 1599,
  ])
  expect(list.calls).toEqual([0, 1, 2].map((page) => ({ page, size: 1000 })))
})

test('of more than 10,000 rows the first ones are looked through, and the page says so', async () => {
  const list = listOf(numbered(mostRead + 1))
  expect(await list.read({ search: 'row' })).toMatchObject({
    total: mostRead,
    note: { props: { read: mostRead, of: mostRead + 1 } },
  })
  expect(list.calls).toHaveLength(10)
  expect(await listOf(numbered(mostRead)).read({ search: 'row' })).toMatchObject({
    note: false,
  })
})

test('rows are sorted as readers of the language expect, those without a value last', async () => {
  const rows = ['Zebra', 'Äpfel', undefined, 'Apfel'].map((place, id) => ({ id, name: 'x', place }))
  const list = listOf(rows)
  const placesBy = async (sort: string) =>
    (await list.read({ search: 'x', sort: [sort] })).rows.map(({ place }) => place)
  expect(await placesBy('place,asc')).toEqual(['Apfel', 'Äpfel', 'Zebra', undefined])
  expect(await placesBy('place,desc')).toEqual(['Zebra', 'Äpfel', 'Apfel', undefined])
})

test('writes in a row read a long list again once every five seconds', async () => {
  vi.useFakeTimers()
  const list = listOf(numbered(2500))
  await list.read({ search: 'row' })
  const observer = new QueryObserver(list.client, {
    ...queryOf(list.declared, { ...list.declared.defaults, search: 'row', filters: { place: '' } }),
    staleTime: Infinity,
  })
  const stop = observer.subscribe(() => undefined)
  list.calls.splice(0)
  for (let write = 0; write < 50; write += 1) {
    void list.client.invalidateQueries()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(list.calls.length).toBeLessThanOrEqual(3)
  await vi.advanceTimersByTimeAsync(5000)
  expect(list.calls.length).toBeGreaterThanOrEqual(3)
  stop()
  vi.useRealTimers()
})

test('who asks again for a long list does not wait, even after a failure', async () => {
  vi.useFakeTimers()
  const rows = numbered(2500)
  const list = listOf(rows)
  await list.read({ search: 'row' })
  const observer = new QueryObserver(list.client, {
    ...queryOf(list.declared, { ...list.declared.defaults, search: 'row', filters: { place: '' } }),
    staleTime: Infinity,
    retry: false,
  })
  const stop = observer.subscribe(() => undefined)
  const callsOf = async (ask: () => unknown) => {
    list.calls.splice(0)
    void ask()
    await vi.advanceTimersByTimeAsync(0)
    return list.calls.length
  }
  expect(await callsOf(() => observer.refetch())).toBe(3)
  const slice = vi.spyOn(rows, 'slice').mockImplementation(() => {
    throw new Error('offline')
  })
  expect(await callsOf(() => observer.refetch())).toBe(1)
  expect(observer.getCurrentResult().isError).toBe(true)
  slice.mockRestore()
  expect(await callsOf(() => observer.refetch())).toBe(3)
  stop()
  vi.useRealTimers()
})

test('a row that moves to the next page while they are read is listed once', async () => {
  const rows = numbered(1500)
  rows[1000] = rows[999]!
  expect(await listOf(rows).read({ search: 'row 999' })).toMatchObject({ total: 1 })
})

test('the same state gives the same rows, so that they are not drawn again', async () => {
  const list = listOf(numbered(30))
  const first = await list.read({ search: '1' })
  expect(await list.read({ search: '1' })).toBe(first)
})
