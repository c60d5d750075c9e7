import { expect, test } from 'vitest'
import type { Order, Shipment } from '~/api/generated/model/index.ts'
import { basisOf, staleness } from './stale.ts'

const configured = { token: 'configured', name: 'Configured', displayOrder: 3 }
const completed = { token: 'completed', name: 'Completed', displayOrder: 5 }
const order = {
  orderStatus: configured,
  shippingToName: 'Northgate Foods',
  shippingAddressLineOne: '2450 Larimer St',
  shippingAddressLineTwo: null,
  shippingAddressCity: 'Denver',
  shippingAddressState: 'CO',
  shippingAddressZip: '80205',
  contactName: 'Dana Ortiz',
} as Order
const rate = { rateId: 'a', description: 'Northline Ground', cost: 14.35 }
const shipment: Shipment = { rates: [rate, { ...rate, rateId: 'b' }], parcels: [] }
const denver = 'Northgate Foods\n2450 Larimer St\nDenver, CO 80205'

test.each([
  ['nothing', {}, shipment, []],
  ['a field that no label shows', { contactName: 'Lee Park' }, shipment, []],
  ['the name of the status', { orderStatus: { ...configured, name: 'Ready to go' } }, shipment, []],
  [
    'the status',
    { orderStatus: completed },
    shipment,
    [{ what: 'status', before: configured, now: completed }],
  ],
  [
    'the address, and the rates with it',
    { shippingAddressLineTwo: 'Suite 4' },
    null,
    [
      {
        what: 'address',
        before: denver,
        now: 'Northgate Foods\n2450 Larimer St\nSuite 4\nDenver, CO 80205',
      },
    ],
  ],
  [
    'the recipient',
    { shippingToName: 'Harbor Grill' },
    shipment,
    [{ what: 'address', before: denver, now: denver.replace('Northgate Foods', 'Harbor Grill') }],
  ],
  [
    'status and address',
    { orderStatus: completed, shippingAddressZip: '80216' },
    shipment,
    [
      { what: 'status', before: configured, now: completed },
      { what: 'address', before: denver, now: denver.replace('80205', '80216') },
    ],
  ],
  [
    'the shipment',
    {},
    { ...shipment, rates: [{ ...rate, rateId: 'c' }] },
    [{ what: 'rate', before: rate, now: undefined }],
  ],
  [
    'the cost',
    {},
    { ...shipment, rates: [{ ...rate, cost: 15.1 }] },
    [{ what: 'rate', before: rate, now: { ...rate, cost: 15.1 } }],
  ],
  ['nothing, where the server shows no shipment', {}, null, []],
] as const)('a rate is stale by a change of %s', (_what, change, now, changes) => {
  const confirmed = { basis: basisOf(order), rate }
  expect(
    staleness(confirmed, { order: { ...order, ...change }, shipment: now as Shipment | null }),
  ).toEqual(changes)
})
