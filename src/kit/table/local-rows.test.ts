import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl, RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { choicesInOrder } from './column-filters.tsx'
import { columnsOf } from './columns.tsx'
import type { ListValues } from './list-address.ts'
import { defineList } from './list.ts'
import { inMemory } from './local-rows.ts'
import { useListTable } from './use-list-table.ts'
import { useLastRows } from './use-list.ts'

const intl = createIntl({ locale: 'en', messages: {} })
type Row = { name: string; rate: number | null; kind: string; note?: string }
const label = { id: 'x', defaultMessage: 'x' }
const column = columnsOf<Row>()
const columns = [
  column.text('name', {
    label,
    filter: { kind: 'text', pauseMs: 0 },
    searched: ({ note }) => (note === undefined ? [] : [note]),
  }),
  column.number('rate', {
    label,
    text: ({ rate }) => (rate === null ? 'Unknown' : `${rate} s`),
  }),
  column.text('kind', { label, filter: { kind: 'choice' } }),
]
const rows: Row[] = [
  { name: 'Gate 10', rate: 60, kind: 'Gateway' },
  { name: 'gate 9', rate: null, kind: 'Gateway' },
  { name: 'Öfen', rate: 5, kind: 'Oven' },
  { name: 'Zone', rate: 60, kind: 'Oven door', note: 'Behind the Wall' },
]
const things = defineList({
  key: null,
  label,
  sort: [],
  columns,
  id: ({ name }) => name,
  name: ({ name }) => name,
})

/** The table's rows for a state of the list. */
function tableOf(wish: Partial<ListValues>, shown = ['name', 'rate', 'kind']) {
  function Probe() {
    const source = { ...useLastRows(undefined, { rows }, 0), ...inMemory }
    const list = { ...things.defaults, ...wish, declared: things, source, change: () => {} }
    const grid = useListTable({ list, rows, isShown: (id) => shown.includes(id) })
    const kinds =
      grid.table.getColumn('kind')?.getFacetedUniqueValues() ?? new Map<string, number>()
    return createElement(
      'p',
      {},
      [
        ...grid.rows.map(({ original }) => original.name),
        '/',
        ...choicesInOrder(kinds.keys() as Iterable<string>, intl),
      ].join(),
    )
  }
  const probe = createElement(RawIntlProvider, { value: intl }, createElement(Probe))
  const [names = '', kinds = ''] = renderToStaticMarkup(probe)
    .replaceAll(/<.*?>/g, '')
    .split('/')
    .map((part) => part.replace(/^,|,$/g, ''))
  return { names: names.split(',').filter(Boolean), kinds: kinds.split(',') }
}

const names = (wish: Partial<ListValues>, shown?: string[]) => tableOf(wish, shown).names

test('without a sort, search or filter the rows keep their order', () => {
  expect(names({})).toEqual(['Gate 10', 'gate 9', 'Öfen', 'Zone'])
})

test('texts sort as a reader expects, numbers within them too', () => {
  expect(names({ sort: ['name,asc'] })).toEqual(['gate 9', 'Gate 10', 'Öfen', 'Zone'])
})

test.each(['rate,asc', 'rate,desc'])('a row without a value comes last with %s', (sort) => {
  expect(names({ sort: [sort] }).at(-1)).toBe('gate 9')
})

test('numbers sort by value, and the next column breaks ties', () => {
  expect(names({ sort: ['rate,desc', 'name,desc'] })).toEqual(['Zone', 'Gate 10', 'Öfen', 'gate 9'])
})

test('the search looks at visible text, ignoring case', () => {
  expect(names({ search: 'GATE' })).toEqual(['Gate 10', 'gate 9'])
  expect(names({ search: 'unknown' })).toEqual(['gate 9'])
  expect(names({ search: '60 s' })).toEqual(['Gate 10', 'Zone'])
})

test('words are found in any order, in any column, and without accents', () => {
  expect(names({ search: 'gateway 10' })).toEqual(['Gate 10'])
  expect(names({ search: 'oven ofen' })).toEqual(['Öfen'])
  expect(names({ search: 'wall zone' })).toEqual(['Zone'])
  expect(names({ search: 'gateway zone' })).toEqual([])
})

test('a text filter looks only at its column', () => {
  expect(names({ filters: { name: 'e' } })).toEqual(['Gate 10', 'gate 9', 'Öfen', 'Zone'])
  expect(names({ filters: { name: 'gateway' } })).toEqual([])
})

test('a text filter takes what was typed as one part of the text, ignoring case and accents', () => {
  expect(names({ filters: { name: ' GATE 1' } })).toEqual(['Gate 10'])
  expect(names({ filters: { name: 'ofen' } })).toEqual(['Öfen'])
  expect(names({ filters: { name: '10 gate' } })).toEqual([])
  expect(names({ filters: { name: 'ga 10' } })).toEqual([])
})

test('a choice matches the whole text, and other filters do not change the choices', () => {
  const { names: left, kinds } = tableOf({ filters: { kind: 'Oven' } })
  expect(left).toEqual(['Öfen'])
  expect(kinds).toEqual(['Gateway', 'Oven', 'Oven door'])
  expect(tableOf({ filters: { name: 'zone' } }).kinds).toEqual(kinds)
})

test('a filter without a column is left to the page', () => {
  expect(names({ filters: { rate: '5 s', group: '7' } })).toHaveLength(4)
})

test('a hidden column is not searched', () => {
  expect(names({ search: 'oven' })).toEqual(['Öfen', 'Zone'])
  expect(names({ search: 'oven' }, ['name', 'rate'])).toEqual([])
})

test('a page beyond the last shows the last', () => {
  expect(names({ size: 3, page: 1 })).toEqual(['Zone'])
  expect(names({ size: 3, page: 7 })).toEqual(['Zone'])
})

test('a search also finds what a column names as searched, and a filter does not', () => {
  expect(names({ search: 'the wall' })).toEqual(['Zone'])
  expect(names({ filters: { name: 'the wall', kind: '', group: '' } })).toEqual([])
})
