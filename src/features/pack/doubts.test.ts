import { expect, test } from 'vitest'
import { doubtsOf } from './use-device-records.ts'

const order = { enterprise: { name: 'Northgate Foods', token: 'northgate' } }
const device = { deviceIdentifier: 'A84041000001FF01' }
const commissioned = { ...device, commissionedAt: '2026-11-01T00:00:00Z' }

test.each([
  ['is new', device, []],
  [
    'is commissioned for the customer',
    { ...commissioned, commissionedForFullName: 'Northgate Foods' },
    [],
  ],
  [
    'is commissioned for another customer',
    { ...commissioned, commissionedForFullName: 'Harbor Grill' },
    [{ kind: 'otherCustomer', name: 'Harbor Grill' }],
  ],
  [
    'was removed',
    {
      ...commissioned,
      decommissionedAt: '2026-11-02T00:00:00Z',
      commissionedForFullName: 'Harbor Grill',
    },
    [{ kind: 'removed' }],
  ],
  [
    'was never removed',
    { ...commissioned, decommissionedAt: -1, commissionedForFullName: 'Northgate Foods' },
    [],
  ],
  [
    'is registered',
    { ...device, hasRegistration: true, registeredForFullName: 'Harbor Grill, Portland' },
    [{ kind: 'registered', name: 'Harbor Grill, Portland' }],
  ],
  [
    'may be registered',
    { ...commissioned, commissionedForFullName: 'Harbor Grill', hasRegistration: null },
    [{ kind: 'otherCustomer', name: 'Harbor Grill' }, { kind: 'unknown' }],
  ],
])('a device that %s has its doubts', (_name, history, doubts) => {
  expect(doubtsOf(history, order, [])).toEqual(doubts)
})

test.each([[device], [undefined]])('a look-up that failed is a doubt', (history) => {
  const issues = ['The registry did not answer.']
  expect(doubtsOf(history, order, issues)).toEqual([{ kind: 'unknown' }])
})
