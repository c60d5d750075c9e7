import type { AnyRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAccess } from '~/session/access.ts'
import { likelyScreens } from './load-screens.ts'

const title = { defaultMessage: 'Title' }
const menu = { '/stock': ['/stock/items', '/stock/shelves'], '/staff': ['/staff/people'] }
const paths = Object.values(menu).flat()
const access = createAccess(
  paths.map((path) => ({ path, title })),
  Object.entries(menu).map(([path, items], id) => ({
    id,
    path,
    title: path,
    showOnMenu: true,
    children: items.map((item, place) => ({
      id: 10 * (id + 1) + place,
      path: item,
      title: item,
      showOnMenu: true,
      children: [],
    })),
  })),
)
const record = (fullPath: string, home = fullPath) =>
  ({ fullPath, options: { staticData: { record: { home } } } }) as unknown as AnyRoute
const list = (fullPath: string) => ({ fullPath, options: {} }) as unknown as AnyRoute
const routes = [
  ...paths.map((path) => list(`${path}/`)),
  record('/stock/items/$id'),
  record('/stock/items/$id/history', '/stock/items/$id'),
  record('/staff/people/$id'),
]

test('the records of a list come before the screens of its group and of the others', () => {
  expect(likelyScreens(routes, access, '/staff/people')).toEqual([
    '/staff/people/$id',
    '/stock/items',
    '/stock/shelves',
  ])
})

test('the first tab of a record is likely, its other tabs are not', () => {
  expect(likelyScreens(routes, access, '/stock/items')).toEqual([
    '/stock/items/$id',
    '/stock/shelves',
    '/staff/people',
  ])
})
