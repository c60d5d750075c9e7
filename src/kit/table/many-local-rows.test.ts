import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl, RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { columnsOf } from './columns.tsx'
import { csvOf } from './csv.ts'
import { defineList } from './list.ts'
import { inMemory } from './local-rows.ts'
import { useListTable } from './use-list-table.ts'
import { useLastRows } from './use-list.ts'

const intl = createIntl({ locale: 'en', messages: {} })
const label = { id: 'x', defaultMessage: 'x' }
const column = columnsOf<{ id: number; name: string; kind: string }>()
const columns = [
  column.number('id', { label }),
  column.text('name', { label }),
  column.text('kind', { label, filter: { kind: 'choice' } }),
]
const rows = Array.from({ length: 150_000 }, (_, id) => ({
  id,
  name: `Store ${(id * 7919) % 150_000}`,
  kind: `Kind ${id % 7}`,
}))
const stores = defineList({
  key: null,
  label,
  sort: [],
  columns,
  id: ({ id }) => String(id),
  name: ({ name }) => name,
})

test('150,000 rows are searched, filtered, sorted and saved as CSV', { timeout: 60_000 }, () => {
  const wish = { search: 'store', filters: { kind: 'Kind 6' }, sort: ['name,desc'] }
  const found: unknown[] = []
  function Probe() {
    const source = { ...useLastRows(undefined, { rows }, 0), ...inMemory }
    const list = { ...stores.defaults, ...wish, declared: stores, source, change: () => {} }
    const grid = useListTable({ list, rows, isShown: () => true })
    const kinds = grid.table.getColumn('kind')?.getFacetedUniqueValues().size
    found.push(grid.total, grid.rows[0]?.original.name, kinds)
    return null
  }
  renderToStaticMarkup(createElement(RawIntlProvider, { value: intl }, createElement(Probe)))
  expect(found).toEqual([21_428, 'Store 149997', 7])
  expect(csvOf(columns, rows, intl).split('\r\n')).toHaveLength(150_002)
})
