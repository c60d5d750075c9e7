import { describe, expect, test } from 'vitest'
import { changesOf, failureOf, statusOf } from './device-status.ts'

const removed = '2026-10-28T14:12:45Z'
const putBack = '2026-11-09T15:08:00Z'

describe.each([
  { device: {}, status: 'commissioned', remove: true, reinventory: false },
  { device: { registered: true }, status: 'registered', remove: false, reinventory: false },
  {
    device: { registered: true, decommissionedAt: removed },
    status: 'registered',
    remove: false,
    reinventory: false,
  },
  { device: { decommissionedAt: removed }, status: 'removed', remove: false, reinventory: true },
  // The server's words for none.
  {
    device: { decommissionedAt: -1, reinventoriedAt: 0 },
    status: 'commissioned',
    remove: true,
    reinventory: false,
  },
  {
    device: { decommissionedAt: removed, reinventoriedAt: putBack },
    status: 'reinventoried',
    remove: false,
    reinventory: false,
  },
  {
    device: { reinventoriedAt: putBack },
    status: 'reinventoried',
    remove: true,
    reinventory: false,
  },
])('a device with $device', ({ device, status, remove, reinventory }) => {
  test(`is ${status}`, () => {
    expect(statusOf(device)).toBe(status)
  })
  test(`can${remove ? '' : 'not'} be removed and can${reinventory ? '' : 'not'} be put back`, () => {
    expect(changesOf(device)).toEqual({ remove, reinventory })
  })
})

test('a failure is shown until the device is removed', () => {
  const failed = { commissioningFailureMessage: 'No answer.' }
  expect(failureOf(failed)).toBe('No answer.')
  expect(failureOf({ ...failed, decommissionedAt: removed })).toBeUndefined()
  expect(failureOf({ commissioningFailureMessage: null })).toBeUndefined()
})
