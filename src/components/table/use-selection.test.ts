import { expect, test } from 'vitest'
import { givenRows } from './local-rows.ts'
import { asTheyAreNow } from './use-selection.ts'

type Row = { id: string; name: string }

const rowId = ({ id }: Row) => id
const chosen = new Map([
  ['1', { id: '1', name: 'Gateway' }],
  ['2', { id: '2', name: 'Door' }],
])
const now: Row[] = [{ id: '2', name: 'Front door' }]

test('of local rows, those that have gone are selected no more, and the others are as they are now', () => {
  expect([...asTheyAreNow(chosen, givenRows(now), rowId).values()]).toEqual(now)
})

test('rows on another page of the server’s stay selected', () => {
  const page = { rows: now, local: undefined }
  expect([...asTheyAreNow(chosen, page, rowId).values()]).toEqual([chosen.get('1'), now[0]])
})

test('nothing is lost while rows load', () => {
  expect(asTheyAreNow(chosen, { ...givenRows(now), rows: undefined }, rowId)).toBe(chosen)
})
