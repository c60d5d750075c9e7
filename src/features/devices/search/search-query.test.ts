import { expect, test } from 'vitest'
import { matchesOf, wasInFleet } from './search-query.ts'

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

test('only a device that was commissioned or removed was in a fleet', () => {
  const deviceIdentifier = 'A1'
  expect(wasInFleet({ deviceIdentifier })).toBe(false)
  expect(wasInFleet({ deviceIdentifier, commissionedAt: null })).toBe(false)
  expect(wasInFleet({ deviceIdentifier, commissionedAt: '2026-06-02T13:34:20Z' })).toBe(true)
  expect(wasInFleet({ deviceIdentifier, decommissionedAt: '2026-06-02T13:34:20Z' })).toBe(true)
})
