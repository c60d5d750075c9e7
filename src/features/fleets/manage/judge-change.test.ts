import { expect, test } from 'vitest'
import { judgeChange } from './judge-change.ts'

const device = (more: object) => ({
  id: 1,
  referenceId: 'r1',
  deviceRadioMacAddress: 'A8404100003A0016',
  deviceType: { token: 'g2', name: 'Gateway G2' },
  ...more,
})
const decommissionedAt = '2026-10-28T14:12:45Z'

test.each([
  ['a commissioned device', {}, 'ready', 'notRemoved'],
  ['one that failed', { commissioningFailureMessage: 'No answer.' }, 'ready', 'notRemoved'],
  ['a registered one', { registered: true }, 'registered', 'notRemoved'],
  ['a removed one', { decommissionedAt }, 'done', 'ready'],
  [
    'one that was put back',
    { decommissionedAt, reinventoriedAt: decommissionedAt },
    'done',
    'done',
  ],
])('%s can be removed or put back accordingly', (_what, more, remove, reinventory) => {
  expect(judgeChange(device(more), 'remove').kind).toBe(remove)
  expect(judgeChange(device(more), 'reinventory').kind).toBe(reinventory)
})

test('a MAC address that the fleet does not have is not found', () => {
  expect(judgeChange(undefined, 'remove')).toEqual({ kind: 'gone' })
})
