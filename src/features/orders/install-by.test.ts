import { expect, test } from 'vitest'
import { byUrgency, installBy } from './install-by.ts'

const orderOf = (value: string | null, createdAt: string, key = 'Install by') => ({
  extraValues: [
    { key: 'Site', value: '2026-11-01' },
    { key, value },
  ],
  createdAt,
})

test.each([
  ['2026-11-27', '2026-11-27'],
  ['11/7/2026', '2026-11-07'],
  ['2026-02-30', undefined],
  ['end of November', undefined],
  ['', undefined],
  [null, undefined],
])('an order with “Install by: %s” is needed by %s', (value, day) => {
  expect(installBy(orderOf(value, '2026-11-01T00:00:00Z'))).toBe(day)
})

test('what is needed within a week is packed first, then the oldest', () => {
  const orders = [
    orderOf(null, '2026-11-10T00:00:00Z'),
    orderOf('2026-12-24', '2026-11-09T00:00:00Z'),
    orderOf('2026-11-20', '2026-11-12T00:00:00Z'),
    orderOf('2026-11-14', '2026-11-13T00:00:00Z', 'INSTALL BY'),
  ]
  const places = byUrgency(orders, Date.parse('2026-11-16T15:00:00Z')).map((order) =>
    orders.indexOf(order),
  )
  expect(places).toEqual([3, 2, 1, 0])
})
