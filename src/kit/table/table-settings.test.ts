import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { words } from '~/i18n/words.ts'
import { columnsOf } from './columns.tsx'
import { listAddress } from './list-address.ts'
import { defineList } from './list.ts'
import {
  fittingView,
  noSettings,
  settingsSchema,
  shownSettings,
  showsView,
  withoutView,
  withView,
  withViewRenamed,
  type View,
} from './table-settings.ts'

const view = (name: string) => ({
  name,
  sort: ['name,desc'],
  search: 'market',
  filters: { status: 'new' },
  columns: ['name'],
})
const kept = {
  density: 'compact',
  densityAfter: '',
  shown: { token: false },
  views: [view('Markets')],
  defaultView: 'Markets',
}

const read = (stored: unknown) => z.parse(settingsSchema, stored)

test('stored settings are read unchanged', () => {
  expect(read(structuredClone(kept))).toEqual(kept)
})

test('invalid parts mean the settings of the beginning', () => {
  const value = { density: 'huge', shown: [], views: 'none' }
  expect(read(value)).toEqual({ ...noSettings, defaultView: undefined })
})

test('the density of all tables replaces that of a table, until it is set again', () => {
  const common = { density: 'comfortable', choice: 'second' } as const
  expect(shownSettings(read(kept), common)).toMatchObject({ density: 'comfortable' })
  expect(shownSettings(noSettings, { ...common, density: 'compact' }).density).toBe('compact')
  const own = { ...shownSettings(read(kept), common), density: 'compact' as const }
  expect(shownSettings(own, common)).toMatchObject({ density: 'compact', views: kept.views })
  expect(shownSettings(own, { ...common, choice: 'third' }).density).toBe('comfortable')
})

test('an invalid view is dropped, and the others stay', () => {
  const views = [view('Good'), { name: 7 }, null]
  expect(read({ ...kept, views }).views).toEqual([view('Good')])
})

test('a view keeps the parts that its list still has', () => {
  const column = columnsOf<{ name: string }>()
  const list = defineList({
    key: null,
    label: words.name,
    address: listAddress({ filters: { status: '' } }),
    sort: ['name,asc'],
    columns: [column.text('name', { label: words.name })],
    id: ({ name }) => name,
    name: ({ name }) => name,
  })
  const fit = (change: Partial<View>) => fittingView({ ...view('Old'), ...change }, ['name'], list)
  expect(fit({})).toEqual({ ...view('Old'), outdated: false })
  for (const change of [
    { columns: ['name', 'gone'] },
    { sort: ['gone,asc', 'name,desc'] },
    { filters: { status: 'new', gone: 'x' } },
  ]) {
    expect(fit(change)).toEqual({ ...view('Old'), outdated: true })
  }
  expect(fit({ sort: ['gone,asc'] }).sort).toEqual(['name,asc'])
})

test('views are sorted by name, and names are unique', () => {
  const one = withView(noSettings, view('Shops'), false)
  const two = withView(one, view('Markets'), true)
  const again = withView(two, { ...view('Shops'), search: 'x' }, false)
  expect(again.views.map(({ name, search }) => [name, search])).toEqual([
    ['Markets', 'market'],
    ['Shops', 'x'],
  ])
  expect(again.defaultView).toBe('Markets')
})

test('a default view that is saved again as an ordinary one is no longer the default', () => {
  const before = withView(noSettings, view('Shops'), true)
  expect(withView(before, view('Shops'), false).defaultView).toBeUndefined()
})

test('a renamed view stays the default and replaces a view with the same name', () => {
  const before = withView(withView(noSettings, view('A'), true), view('B'), false)
  const after = withViewRenamed(before, 'A', 'B')
  expect(after.views).toEqual([view('B')])
  expect(after.defaultView).toBe('B')
})

test('a deleted view is no longer the default', () => {
  const before = withView(noSettings, view('A'), true)
  expect(withoutView(before, 'A')).toEqual({ ...noSettings, defaultView: undefined })
})

test('a list shows a view if everything but the page is the same', () => {
  const list = { ...view('A'), filters: { status: 'new', other: '' } }
  expect(showsView(list, view('A'))).toBe(true)
  expect(showsView({ ...list, search: '' }, view('A'))).toBe(false)
  expect(showsView({ ...list, filters: { status: '' } }, view('A'))).toBe(false)
})
