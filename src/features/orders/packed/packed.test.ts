import { expect, test } from 'vitest'
import { day } from '~/lib/units.ts'
import { withDevice } from './box.ts'
import { asPacked, changePacked, isLikeNumber, packedFor } from './packed.ts'

const order = { id: 7, number: 'WP-7' }
const device = { code: 'A84041000001FF01', type: 'probe' }

test('a packed code is known for 30 days, to other orders', () => {
  const stored = changePacked([], order, (box) => ({ ...box, ...withDevice(box, device) }), 0)
  expect(packedFor(stored, 'a8:40:41:00:00:01:ff:01', 8)).toBe('WP-7')
  expect(packedFor(stored, device.code, 7)).toBeUndefined()
  expect(asPacked(stored, 30 * day - 1)).toHaveLength(1)
  expect(asPacked(stored, 30 * day)).toEqual([])
})

test('a value that is not understood is left out', () => {
  expect(asPacked('codes', 0)).toEqual([])
  expect(asPacked([{ id: 7 }, null, { ...order, at: 0, counted: {}, devices: [7] }], 0)).toEqual([])
})

test.each([
  ['wp-10423', true],
  ['WP-9', true],
  ['WP-', false],
  ['R-10423', false],
  ['A84041000001FF01', false],
])('a code may be the number of an order only if it looks like one: %s', (code, expected) => {
  expect(isLikeNumber([{ displayNumber: 'WP-10001' }], code)).toBe(expected)
})
