import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { arrangeRows, choicesOf } from './arrange-rows.ts'
import { columnsOf } from './columns.ts'

const intl = createIntl({ locale: 'en', messages: {} })
type Row = { name: string; rate: number | null; kind: string }
const label = { id: 'x', defaultMessage: 'x' }
const columns = columnsOf<Row>()([
  { id: 'name', label, value: ({ name }) => name, filter: { kind: 'text', delay: 0 } },
  {
    id: 'rate',
    label,
    value: ({ rate }) => rate,
    text: ({ rate }) => (rate === null ? 'Unknown' : `${rate} s`),
  },
  { id: 'kind', label, value: ({ kind }) => kind, filter: { kind: 'choice' } },
])
const rows: Row[] = [
  { name: 'Gate 10', rate: 60, kind: 'Gateway' },
  { name: 'gate 9', rate: null, kind: 'Gateway' },
  { name: 'Öfen', rate: 5, kind: 'Oven' },
  { name: 'Zone', rate: 60, kind: 'Oven door' },
]
const all: Parameters<typeof arrangeRows>[2] = {
  search: '',
  filters: {},
  sort: [],
  shown: ['name', 'rate', 'kind'],
}
const names = (wish: Partial<typeof all>) =>
  arrangeRows(rows, columns, { ...all, ...wish }, intl).map(({ name }) => name)

test('without a wish the rows are handed back as they are', () => {
  expect(arrangeRows(rows, columns, all, intl)).toBe(rows)
})

test('texts sort as a reader expects, numbers within them too', () => {
  expect(names({ sort: ['name,asc'] })).toEqual(['gate 9', 'Gate 10', 'Öfen', 'Zone'])
})

test.each(['rate,asc', 'rate,desc'])('what is absent stands last with %s', (sort) => {
  expect(names({ sort: [sort] }).at(-1)).toBe('gate 9')
})

test('numbers sort by value, and the next column decides among equals', () => {
  expect(names({ sort: ['rate,desc', 'name,desc'] })).toEqual(['Zone', 'Gate 10', 'Öfen', 'gate 9'])
})

test('the search looks at what is shown, whatever the case', () => {
  expect(names({ search: 'GATE' })).toEqual(['Gate 10', 'gate 9'])
  expect(names({ search: 'unknown' })).toEqual(['gate 9'])
  expect(names({ search: '60 s' })).toEqual(['Gate 10', 'Zone'])
})

test('a text filter looks at its column alone', () => {
  expect(names({ filters: { name: 'e' } })).toEqual(['Gate 10', 'gate 9', 'Öfen', 'Zone'])
  expect(names({ filters: { name: 'gateway' } })).toEqual([])
})

test('a choice takes the whole text', () => {
  expect(names({ filters: { kind: 'Oven' } })).toEqual(['Öfen'])
  expect(choicesOf(rows, columns[2]!, intl)).toEqual(['Gateway', 'Oven', 'Oven door'])
})

test('a filter that no column has is the page’s own matter', () => {
  expect(names({ filters: { rate: '5 s', group: '7' } })).toHaveLength(4)
})

test('the rows that are handed in keep their order', () => {
  const before = [...rows]
  names({ sort: ['name,desc'] })
  expect(rows).toEqual(before)
})

test('a column that is not shown is not searched', () => {
  expect(names({ search: 'oven' })).toEqual(['Öfen', 'Zone'])
  expect(names({ search: 'oven', shown: ['name', 'rate'] })).toEqual([])
})
