import { expect, test } from 'vitest'
import { givenRows } from './local-rows.ts'
import { currentSelection, toSorting } from './use-list-table.ts'

type Row = { id: string; name: string }

const rowId = ({ id }: Row) => id
const chosen = new Map([
  ['1', { id: '1', name: 'Gateway' }],
  ['2', { id: '2', name: 'Door' }],
])
const now: Row[] = [{ id: '2', name: 'Front door' }]

test('selected local rows that are gone are dropped, and the others are as they are now', () => {
  expect([...currentSelection(chosen, givenRows(now), rowId).values()]).toEqual(now)
})

test('rows on another page of the server’s stay selected', () => {
  const page = { rows: now, local: undefined }
  expect([...currentSelection(chosen, page, rowId).values()]).toEqual([chosen.get('1'), now[0]])
})

test('nothing is lost while rows load', () => {
  expect(currentSelection(chosen, { ...givenRows(now), rows: undefined }, rowId)).toBe(chosen)
})

test('the sort of the address in the terms of the table', () => {
  expect(toSorting(['deviceStatus.name,desc', 'lastUpdatedAt,asc'])).toEqual([
    { id: 'deviceStatus.name', desc: true },
    { id: 'lastUpdatedAt', desc: false },
  ])
})
