import { expect, test } from 'vitest'
import { ApiError } from '~/api/errors.ts'
import { lostFleetIn, mayHaveSaved } from './lost-fleet.ts'

const now = Date.parse('2026-11-16T15:00:00Z')
const request = {
  description: 'Spring openings',
  commissionedForEnterpriseId: 2,
  deviceInventoryIdsToCommission: [],
}
const fleet = {
  id: 7,
  description: 'Spring openings',
  startedAt: '2026-11-16T14:58:00Z',
  commissionedFor: { id: 2, name: 'Harbor Grill' },
}

test('a recently added fleet with the same description and enterprise is the lost one', () => {
  expect(lostFleetIn([{ ...fleet, id: 6, description: 'Other' }, fleet], request, now)?.id).toBe(7)
})

test.each([
  { startedAt: '2026-08-24T17:05:00Z' },
  { startedAt: null },
  { commissionedFor: { id: 3, name: 'Other' } },
  { commissionedFor: null },
])('a fleet with %o is a different one', (difference) => {
  expect(lostFleetIn([{ ...fleet, ...difference }], request, now)).toBeUndefined()
})

test.each([
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['contract', 201, true],
  ['http', 502, true],
  ['http', 409, false],
] as const)('after %s %s it may have been saved: %s', (kind, status, expected) => {
  expect(mayHaveSaved(new ApiError({ kind, status, operationId: 'createFleet' }))).toBe(expected)
})
