import { expect, expectTypeOf, test } from 'vitest'
import { words } from '~/i18n/words.ts'
import { columnsOf } from './columns.tsx'
import type { DataTable } from './data-table.tsx'
import { givenRows } from './local-rows.ts'
import { currentSelection, toSorting } from './use-list-table.ts'

type Row = { id: string; name: string }

const rowId = ({ id }: Row) => id
const chosen = new Map([
  ['1', { id: '1', name: 'Gateway' }],
  ['2', { id: '2', name: 'Door' }],
])
const now: Row[] = [{ id: '2', name: 'Front door' }]

test('selected local rows that are gone are dropped, and the others are updated', () => {
  expect([...currentSelection(chosen, givenRows(now), rowId).values()]).toEqual(now)
})

test('selected rows on other pages of the server stay selected', () => {
  const page = { rows: now, local: undefined }
  expect([...currentSelection(chosen, page, rowId).values()]).toEqual([chosen.get('1'), now[0]])
})

test('nothing is lost while rows load', () => {
  expect(currentSelection(chosen, { ...givenRows(now), rows: undefined }, rowId)).toBe(chosen)
})

test('the sort of the address is converted for the table', () => {
  expect(toSorting(['deviceStatus.name,desc', 'lastUpdatedAt,asc'])).toEqual([
    { id: 'deviceStatus.name', desc: true },
    { id: 'lastUpdatedAt', desc: false },
  ])
})

test('a column with a filter needs a list that declares it', () => {
  const column = columnsOf<Row>()
  const columns = [
    column.text('id', { label: words.token }),
    column.text('name', { label: words.name, filter: { kind: 'text', pauseMs: 0 } }),
  ]
  expectTypeOf(columns).toExtend<ColumnsOfListWith<'name'>>()
  expectTypeOf(columns).not.toExtend<ColumnsOfListWith<never>>()
})

type ColumnsOfListWith<Filter extends string> = Parameters<
  typeof DataTable<Row, Filter>
>[0]['columns']
