import { expect, test } from 'vitest'
import { words } from '~/i18n/words.ts'
import { columnsOf } from './columns.tsx'
import { listAddress, plainAddress } from './list-address.ts'
import { defineList } from './list.ts'
import { currentSelection, toSorting } from './use-list-table.ts'

type Row = { id: string; name: string }

const rowId = ({ id }: Row) => id
const chosen = new Map([
  ['1', { id: '1', name: 'Gateway' }],
  ['2', { id: '2', name: 'Door' }],
])
const now: Row[] = [{ id: '2', name: 'Front door' }]

test('selected local rows that are gone are dropped, and the others are updated', () => {
  expect([...currentSelection(chosen, { present: now, isComplete: true }, rowId).values()]).toEqual(
    now,
  )
})

test('selected rows on other pages of the server stay selected', () => {
  const page = { present: now, isComplete: false }
  expect([...currentSelection(chosen, page, rowId).values()]).toEqual([chosen.get('1'), now[0]])
})

test('nothing is lost while rows load', () => {
  expect(currentSelection(chosen, { present: undefined, isComplete: true }, rowId)).toBe(chosen)
})

test('the sort of the address is converted for the table', () => {
  expect(toSorting(['deviceStatus.name,desc', 'lastUpdatedAt,asc'])).toEqual([
    { id: 'deviceStatus.name', desc: true },
    { id: 'lastUpdatedAt', desc: false },
  ])
})

test('a column with a filter needs an address that has it', () => {
  const column = columnsOf<Row>()
  const columns = [
    column.text('id', { label: words.token }),
    column.text('name', { label: words.name, filter: { kind: 'text', pauseMs: 0 } }),
  ]
  const list = { key: null, label: words.name, sort: [], columns, id: rowId, name: rowId }
  const filtered = defineList({ ...list, address: listAddress({ filters: { name: '' } }) })
  expect(filtered.defaults.filters).toEqual({ name: '' })
  // @ts-expect-error its filter would not be kept
  defineList({ ...list, address: plainAddress })
})

test('a list outside the address has the filters of its columns', () => {
  const column = columnsOf<Row>()
  const columns = [
    column.text('id', { label: words.token }),
    column.text('name', { label: words.name, filter: { kind: 'text', pauseMs: 0 } }),
  ]
  const list = defineList({
    key: null,
    label: words.name,
    sort: [],
    columns,
    id: rowId,
    name: rowId,
  })
  expect(list.defaults.filters).toEqual({ name: '' })
})
