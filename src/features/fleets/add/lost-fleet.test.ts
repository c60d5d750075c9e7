import { expect, test } from 'vitest'
import { fleetCall, lostFleetIn } from './lost-fleet.ts'

const now = Date.parse('2026-11-16T15:00:00Z')
const sent = { description: 'Spring openings', commissionedForEnterpriseId: 2 }
const fleet = {
  id: 7,
  description: 'Spring openings',
  startedAt: '2026-11-16T14:58:00Z',
  commissionedFor: { id: 2, name: 'Harbor Grill' },
}

test('a recently added fleet with the same description and enterprise is the lost one', () => {
  expect(lostFleetIn([{ ...fleet, id: 6, description: 'Other' }, fleet], sent, now)?.id).toBe(7)
})

test.each([
  { startedAt: '2026-08-24T17:05:00Z' },
  { startedAt: null },
  { commissionedFor: { id: 3, name: 'Other' } },
  { commissionedFor: null },
])('a fleet with %o is a different one', (difference) => {
  expect(lostFleetIn([{ ...fleet, ...difference }], sent, now)).toBeUndefined()
})

test('a repeated call has the key of the first; one that says something else has its own', () => {
  const data = { ...sent, deviceInventoryIdsToCommission: [1, 2] }
  const first = fleetCall(data, null)
  expect(fleetCall({ ...data }, first)).toEqual(first)
  const other = { ...data, deviceInventoryIdsToCommission: [1] }
  expect(fleetCall(other, first).idempotencyKey).not.toBe(first.idempotencyKey)
  expect(fleetCall(data, sent).idempotencyKey).toMatch(/^[\da-f-]{36}$/)
})
