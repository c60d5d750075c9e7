import { expect, test } from 'vitest'
import { picksOf } from './picks.ts'

const typeOf = (name: string) => ({ token: name, name })
const itemOf = (quantity: number, types: string[], description: string | null = null) => ({
  id: 1,
  quantity,
  description,
  deviceTypes: types.map(typeOf),
})
const reno = { token: 'reno', name: 'Reno' }

test('a pick list has totals by warehouse and device type and what each order gets, in the order of the shelves', () => {
  const picks = picksOf(
    [
      {
        displayNumber: 'WP-1',
        deviceInventoryLocation: reno,
        orderItems: [
          itemOf(2, ['Rack 10']),
          itemOf(3, ['Rack 2', 'Rack 10']),
          itemOf(0, ['Rack 1']),
        ],
      },
      { displayNumber: 'WP-2', deviceInventoryLocation: reno, orderItems: [itemOf(1, ['Rack 2'])] },
      { displayNumber: 'WP-3', orderItems: [itemOf(4, [], 'Cable ties')] },
    ],
    'en',
  )
  expect(picks).toEqual([
    {
      location: 'Reno',
      name: 'Rack 2',
      quantity: 4,
      orders: new Map([
        ['WP-1', 3],
        ['WP-2', 1],
      ]),
    },
    { location: 'Reno', name: 'Rack 10', quantity: 5, orders: new Map([['WP-1', 5]]) },
    { location: null, name: 'Cable ties', quantity: 4, orders: new Map([['WP-3', 4]]) },
  ])
})
