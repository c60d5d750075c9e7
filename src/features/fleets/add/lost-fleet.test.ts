import { expect, test } from 'vitest'
import { hour } from '~/lib/units.ts'
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

test('it is still the lost one when the save is tried again the next morning', () => {
  const data = { ...sent, deviceInventoryIdsToCommission: [1, 2] }
  const first = fleetCall(data, null, now)
  const { sentAt = 0 } = fleetCall({ ...data }, first, now + 14 * hour)
  expect(lostFleetIn([fleet], sent, sentAt)?.id).toBe(7)
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
  const first = fleetCall(data, null, now)
  expect(fleetCall({ ...data }, first, now + hour)).toEqual(first)
  const other = { ...data, deviceInventoryIdsToCommission: [1] }
  const second = fleetCall(other, first, now + hour)
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey)
  expect(second.sentAt).toBe(now + hour)
  expect(fleetCall(data, sent, now).idempotencyKey).toMatch(/^[\da-f-]{36}$/)
})
