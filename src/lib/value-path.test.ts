import { expect, test } from 'vitest'
import { valueAt, withValueAt } from './value-path.ts'

const order = { city: 'paris', items: [{ count: 1 }, { count: 2 }] }

test.each([
  ['city', 'paris'],
  ['items.1.count', 2],
  ['items.2.count', undefined],
  ['items.1.count.unit', undefined],
])('%s leads to %s', (path, value) => {
  expect(valueAt(order, path)).toBe(value)
})

test('a value deep inside is replaced in a copy', () => {
  expect(withValueAt(order, 'items.1.count', 3)).toEqual({
    city: 'paris',
    items: [{ count: 1 }, { count: 3 }],
  })
  expect(order.items[1]?.count).toBe(2)
})

test('what lies beside the path stays the same object', () => {
  expect(withValueAt(order, 'items.1.count', 3).items[0]).toBe(order.items[0])
})

test('branches that are missing grow', () => {
  expect(withValueAt<object>({}, 'address.city', 'paris')).toEqual({ address: { city: 'paris' } })
})
