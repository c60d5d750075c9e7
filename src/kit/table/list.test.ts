import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listFleetsParamsSortMax } from '~/api/generated/model/listFleetsParams.zod.ts'
import { words } from '~/i18n/words.ts'
import { parseQuery, stringifyQuery } from '~/lib/query-string.ts'
import { columnsOf } from './columns.tsx'
import { listAddress, type ListValues } from './list-address.ts'
import { defineList, type AnyList } from './list.ts'
import { allRows } from './paging.ts'

type Row = { name: string }

const column = columnsOf<Row>()
const columnOf = (id: string) => column.text(id, { label: words.name, value: ({ name }) => name })
const name = (row: Row) => row.name
const shared = { key: null, label: words.name, id: name, name }
const answer = {
  query: () => ({ queryKey: [], queryFn: () => [] }),
  rows: (rows: Row[]) => ({ rows, total: rows.length }),
}

const sortable = ['name', 'deviceStatus.name', 'token']
const columns = [...sortable, 'secret'].map(columnOf)
const devices = defineList({
  ...shared,
  ...answer,
  address: listAddress({ filters: { serialNumber: '', status: 'new,started' } }),
  sortable: /^(id|name|deviceStatus\.name|token),(asc|desc)$/,
  sort: ['name,asc'],
  columns,
})
const local = defineList({
  ...shared,
  address: listAddress({ prefix: 'jobs' }),
  sort: ['name,asc'],
  columns: sortable.map(columnOf),
})

test('the server sorts by the columns of the contract, a local list by all that are not unsorted', () => {
  expect(devices.sortable).toEqual(sortable)
  const secret = column.text('secret', { label: words.name, value: name, unsorted: true })
  expect(
    defineList({ ...shared, sort: [], columns: [...columns.slice(0, 3), secret] }).sortable,
  ).toEqual(sortable)
})

test('the server gets no more columns to sort by than the contract allows', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const sort = many.map((name) => `${name},asc`)
  const list = { ...shared, sort: [], columns: many.map(columnOf) }
  const paged = defineList({ ...list, ...answer, sortable: /^[a-g],/ })
  expect(paged.read({ sort }).sort).toEqual(sort.slice(0, listFleetsParamsSortMax))
  expect(defineList(list).read({ sort }).sort).toEqual(sort)
})

test('an empty address gives the defaults', () => {
  expect(devices.read({})).toEqual({
    page: 0,
    size: 20,
    sort: ['name,asc'],
    search: '',
    filters: { serialNumber: '', status: 'new,started' },
    columns: [],
    whole: false,
  })
})

test('longer texts than the server accepts are cut, those of a local list are not', () => {
  const long = 'a'.repeat(300)
  const { search, filters } = devices.read({ search: long, serialNumber: long })
  expect([search, filters.serialNumber]).toEqual(['a'.repeat(200), 'a'.repeat(200)])
  expect(local.read({ 'jobs.search': long }).search).toBe(long)
})

test('the default state leaves the address empty', () => {
  expect(stringifyQuery(devices.write(devices.defaults))).toBe('')
})

test('the state is read from the address', () => {
  const address = '?page=3&size=50&sort=token%2Cdesc&search=0012&serialNumber=0012&columns=name'
  expect(devices.read(parseQuery(address))).toEqual({
    page: 3,
    size: 50,
    sort: ['token,desc'],
    search: '0012',
    filters: { serialNumber: '0012', status: 'new,started' },
    columns: ['name'],
    whole: false,
  })
})

test('the whole list has its own address, unless the address has other state', () => {
  const address = stringifyQuery(devices.write({ whole: true }))
  expect(address).toBe('?view=whole')
  expect(devices.read(parseQuery(address))).toEqual({ ...devices.defaults, whole: true })
  expect(stringifyQuery(devices.write({ whole: true, page: 1 }))).toBe('?page=1')
})

test('several columns keep their order', () => {
  expect(devices.read({ sort: ['token,asc', 'name,desc'] }).sort).toEqual([
    'token,asc',
    'name,desc',
  ])
})

test('a column named twice sorts by its first direction', () => {
  expect(devices.read({ sort: ['token,asc', 'token,desc'] }).sort).toEqual(['token,asc'])
})

test('a filter with a default can be cleared', () => {
  const address = stringifyQuery(devices.write({ filters: { status: '' } }))
  expect(devices.read(parseQuery(address)).filters.status).toBe('')
})

test('only local rows can all be on one page', () => {
  expect(devices.read({ size: 'all' }).size).toBe(20)
  expect(local.read({}).size).toBe(allRows)
  expect(local.read({ 'jobs.size': '50' }).size).toBe(50)
})

test.each([
  { page: '-1' },
  { page: '1.5' },
  { page: 'banana' },
  { page: '1e400' },
  { page: ['1', '2'] },
  { size: '7' },
  { size: '' },
  { size: '020' },
  { sort: 'secret,asc' },
  { sort: 'name,up' },
  { sort: 'name,asc,desc' },
  { sort: 'name' },
  { sort: ['', ','] },
  { search: ['a', 'b'] },
  { serialNumber: ['a', 'b'] },
])('%o falls back to the default, and leaves the address with the next change', (raw) => {
  expect(devices.read(raw)).toEqual(devices.defaults)
  expect(stringifyQuery({ ...raw, ...devices.write(devices.read(raw)) })).toBe('')
})

const statesOf = <Filter extends string>({ sizes, defaults }: AnyList<Filter>) => {
  const text = fc.string({ unit: 'grapheme' })
  const filters = Object.fromEntries(Object.keys(defaults.filters).map((name) => [name, text]))
  return fc.record({
    page: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
    size: fc.constantFrom(...sizes),
    sort: fc
      .shuffledSubarray(sortable, { minLength: 1 })
      .chain((fields) =>
        fc.tuple(
          ...fields.map((field) => fc.constantFrom('asc', 'desc').map((way) => `${field},${way}`)),
        ),
      ),
    search: text,
    filters: fc.record(filters),
    columns: fc.uniqueArray(fc.stringMatching(/^[a-z.]+$/)),
    whole: fc.constant(false),
  }) as fc.Arbitrary<ListValues<Filter>>
}

test('any state of two lists is the same after a round trip through one address', () => {
  fc.assert(
    fc.property(statesOf(devices), statesOf(local), (one, other) => {
      const address = stringifyQuery({ ...devices.write(one), ...local.write(other) })
      const read = parseQuery(address)
      expect(devices.read(read)).toEqual(one)
      expect(local.read(read)).toEqual(other)
    }),
  )
})

test('any address gives a valid state', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const { page, size, sort } = devices.read(parseQuery(query))
      expect(page).toBeGreaterThanOrEqual(0)
      expect(devices.sizes).toContain(size)
      expect(sort.length).toBeGreaterThan(0)
    }),
  )
})
