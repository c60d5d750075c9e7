import { expect, test } from 'vitest'
import { hasValues, matchesOf, wasInFleet } from './search-query.ts'

const data = {
  searchResults: Object.fromEntries(
    [
      { deviceIdentifier: 'A3', serialNumber: 'T3-1' },
      { deviceIdentifier: 'A2', serialNumber: null },
      { deviceIdentifier: 'A20' },
      { deviceIdentifier: 'A1', serialNumber: 'T3-10' },
    ].map((each) => [each.deviceIdentifier, each]),
  ),
}

test.each([
  ['t3-1', ['A3', 'A1', 'A2', 'A20']],
  ['a20', ['A20', 'A1', 'A2', 'A3']],
  ['A', ['A1', 'A2', 'A20', 'A3']],
])('a search for %s shows the exact match first', (serial, order) => {
  expect(matchesOf(data, serial).map(({ deviceIdentifier }) => deviceIdentifier)).toEqual(order)
})

test.each([
  [null, [null, 'Harbor Grill'], true],
  [false, [undefined, 7], true],
  [true, [null], true],
  [null, [null, '', undefined], null],
  [false, [], false],
])('a group that is said to have values: %s, with %j, has them: %s', (has, values, expected) => {
  expect(hasValues(has, ...values)).toBe(expected)
})

test('only a device that was commissioned or removed was in a fleet', () => {
  const deviceIdentifier = 'A1'
  expect(wasInFleet({ deviceIdentifier })).toBe(false)
  expect(wasInFleet({ deviceIdentifier, commissionedAt: null })).toBe(false)
  expect(wasInFleet({ deviceIdentifier, commissionedAt: -1, decommissionedAt: 0 })).toBe(false)
  expect(wasInFleet({ deviceIdentifier, commissionedAt: '2026-06-02T13:34:20Z' })).toBe(true)
  expect(wasInFleet({ deviceIdentifier, decommissionedAt: '2026-06-02T13:34:20Z' })).toBe(true)
})
