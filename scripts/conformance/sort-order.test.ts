import { expect, test } from 'vitest'
import { orderProblem } from './sort-order.ts'

const good: [what: string, keys: unknown[]][] = [
  ['numbers', [2, 10, 10, 30]],
  ['texts by code', ['B', 'Z', 'a', 'b']],
  ['texts without case', ['a', 'B', 'c']],
  ['texts without accents', ['eclair', 'Éclair', 'edam']],
  ['instants of several lengths', ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.500Z']],
  ['missing values first', [null, undefined, 1, 2]],
  ['missing values last', [1, 2, null]],
]

test.each(good)('an order that a database may have is accepted: %s', (_, keys) => {
  expect(orderProblem(keys, 'asc')).toBeUndefined()
  expect(orderProblem(keys.toReversed(), 'desc')).toBeUndefined()
})

test('rows in no order are named', () => {
  expect(orderProblem(['a', 'c', 'b'], 'asc')).toBe('"c" comes before "b"')
})

test('the other direction is no order', () => {
  expect(orderProblem([3, 2, 1], 'asc')).toBe('3 comes before 2')
})

test('missing values between others are named', () => {
  expect(orderProblem([1, null, 2], 'asc')).toBe('rows without a value are between others')
})
