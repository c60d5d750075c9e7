import type { AnyRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { likelyScreens } from './load-screens.ts'

const record = (fullPath: string, home = fullPath) =>
  ({ fullPath, options: { staticData: { record: { home } } } }) as unknown as AnyRoute
const list = (fullPath: string) => ({ fullPath, options: {} }) as unknown as AnyRoute
const routes = [
  list('/stock/items/'),
  list('/staff/people/'),
  record('/stock/items/$id'),
  record('/stock/items/$id/history', '/stock/items/$id'),
  record('/staff/people/$id'),
]

test('the records of the current list are likely, by their first tab', () => {
  expect(likelyScreens(routes, '/stock/items')).toEqual(['/stock/items/$id'])
  expect(likelyScreens(routes, '/staff/people')).toEqual(['/staff/people/$id'])
})
