import { expect, test } from 'vitest'
import type { Order, Shipment } from '~/api/generated/model/index.ts'
import { draftsOf, parcelsOf } from './parcel.ts'
import type { Purchase } from './purchase.ts'
import { afterPurchase, stageOf, type LabelServer, type LabelStored } from './stage.ts'
import { basisOf } from './stale.ts'

const order = {
  orderStatus: { token: 'configured', name: 'Configured' },
  shippingAddressLineOne: '2450 Larimer St',
} as Order
const shipped = { ...order, orderStatus: { token: 'shipped', name: 'Shipped' } } as Order
const moved = { ...order, shippingAddressLineOne: '9 Known Rd' }
const parcel = { weight: 6, mass_unit: 'lb', length: 14, width: 12, height: 8, distance_unit: 'in' }
const rate = { rateId: 'ground', description: 'Northline Ground', cost: 14.35 }
const shipment: Shipment = { rates: [rate], parcels: [parcel] }
const heavier: Shipment = { rates: [rate], parcels: [{ ...parcel, weight: 7 }] }
const label = { status: 'SUCCESS' }
const failed = { status: 'ERROR', messages: [{ text: 'No pick-up.', source: 'Swift' }] }
const fetched: LabelServer = { order, shipment: null, transaction: null }
const reviewed = { basis: basisOf(order) }
const entered = { parcels: draftsOf(shipment), rateId: 'ground' }
const rated = { entered: entered.parcels, parcels: [] }
const packed = { entered: entered.parcels, parcels: parcelsOf(shipment), content: '1 gateway' }
const addressChange = { what: 'address', before: '2450 Larimer St', now: '9 Known Rd' }

/** The stage in short: the step that opens, which steps are done, what may be done, and the news. */
function short(server: Partial<LabelServer>, stored: Partial<LabelStored>) {
  const { step, done, may, news } = stageOf({ ...fetched, ...server }, { kept: {}, ...stored })
  const names = (flags: object) =>
    Object.entries(flags).flatMap(([name, isSet]) => (isSet ? name : []))
  return [step, names(done).join(' '), names(may).join(' '), news?.kind].join(' | ')
}

test.each([
  // Where it opens, and what is done.
  ['a new order', {}, {}, 'address |  | change | '],
  ['an order that is not configured', { order: shipped }, {}, 'none |  | change | '],
  ['a reviewed order', {}, { kept: reviewed }, 'address | address | change | '],
  ['rates of a colleague', { shipment }, {}, 'rates | address parcel | change getRates | '],
  ['a chosen rate', { shipment }, { entered }, 'rates | address parcel | change getRates buy | '],
  [
    'another parcel in the form',
    { shipment: heavier },
    { entered },
    'rates | address | change getRates | ',
  ],
  [
    'a rate that is gone',
    { shipment: { ...shipment, rates: [] } },
    { entered },
    'rates | address parcel | change getRates | replaced',
  ],
  [
    'a parcel that a colleague has replaced',
    { shipment: heavier },
    { entered: { ...entered, rateId: null }, kept: { ...reviewed, rated } },
    'rates | address | change getRates | replaced',
  ],
  [
    'expired rates',
    { shipment },
    { kept: { ...reviewed, ratedFor: '' }, entered },
    'address | address | change getRates | ',
  ],
  // At the pack station.
  [
    'a parcel that nobody has entered for this box',
    { shipment },
    { entered, content: '1 gateway' },
    'rates | address | change getRates | ',
  ],
  [
    'a parcel that was entered for this box',
    { shipment },
    { entered, content: '1 gateway', kept: { ...reviewed, rated: packed } },
    'rates | address parcel | change getRates buy | ',
  ],
  [
    'a parcel that was entered for less',
    { shipment },
    { entered, content: '3 gateway', kept: { ...reviewed, rated: packed } },
    'rates | address | change getRates | ',
  ],
  [
    'rates of a colleague for another parcel than this box has',
    { shipment: heavier },
    {
      entered: { ...entered, parcels: draftsOf(heavier) },
      content: '1 gateway',
      kept: { rated: packed },
    },
    'rates | address | change getRates | ',
  ],
  // Changes elsewhere.
  [
    'another address',
    { order: moved, shipment },
    { kept: { ...reviewed, ratedFor: '2450 Larimer St' }, entered },
    'address |  | change getRates | startsOver',
  ],
  ['another status', { order: shipped }, { kept: reviewed }, 'none |  | change | '],
  [
    'another status during the purchase',
    { order: shipped, shipment },
    { kept: reviewed, attempt: 'running', entered },
    'rates | address parcel | getRates buy | ',
  ],
  // The purchase.
  [
    'a running purchase',
    { shipment },
    { attempt: 'running', entered, kept: { ...reviewed, sentRate: 'ground' } },
    'rates | address parcel | getRates buy | ',
  ],
  [
    'a running purchase whose label is seen',
    { shipment, transaction: label },
    { attempt: 'running', kept: { ...reviewed, sentRate: 'ground' } },
    'result | address parcel confirm | getRates | ',
  ],
  [
    'a purchase in another tab',
    { shipment },
    { isRunning: true, kept: { ...reviewed, sentRate: 'ground' } },
    'rates | address parcel | change getRates | ',
  ],
  [
    'a purchase without a response',
    { shipment },
    { kept: { ...reviewed, sentRate: 'ground' } },
    'rates | address parcel | change getRates | sent',
  ],
  [
    'the same, of an order that is shipped',
    { order: shipped },
    { kept: { basis: basisOf(shipped), sentRate: 'ground' } },
    'address |  | change | sent',
  ],
  [
    'its label, found later',
    { transaction: label },
    { kept: { ...reviewed, sentRate: 'ground' } },
    'result | address confirm |  | found',
  ],
  [
    'a label that a colleague bought',
    { transaction: label },
    { kept: reviewed },
    'result | address confirm |  | existed',
  ],
  [
    'a label that is opened later',
    { order: shipped, transaction: label },
    {},
    'result | confirm |  | ',
  ],
  [
    'a label that the carrier refused later',
    { shipment, transaction: failed },
    { kept: reviewed },
    'rates | address parcel | change getRates | refused',
  ],
  [
    'a lost response and no label',
    { shipment },
    { attempt: { kind: 'notFound' }, kept: { ...reviewed, sentRate: 'ground' } },
    'rates | address parcel | change getRates | notFound',
  ],
  [
    'a purchase that began before the address changed',
    { order: moved, shipment },
    {
      attempt: { kind: 'replaced', changes: [] },
      kept: { ...reviewed, ratedFor: '2450 Larimer St' },
    },
    'address |  | change getRates | startsOver',
  ],
] as [string, Partial<LabelServer>, Partial<LabelStored>, string][])(
  'the stage of %s',
  (_, server, stored, stage) => {
    expect(short(server, stored)).toBe(stage)
  },
)

test('news name what has changed, and who refused', () => {
  const news = (server: Partial<LabelServer>) =>
    stageOf({ ...fetched, ...server }, { kept: reviewed }).news
  expect(news({ order: moved })).toEqual({ kind: 'startsOver', changes: [addressChange] })
  expect(news({ transaction: failed })).toEqual({ kind: 'refused', texts: ['Swift: No pick-up.'] })
})

test('what was reviewed counts until the purchase is over', () => {
  const stored = { kept: reviewed, attempt: 'running' as const, entered }
  expect(stageOf({ ...fetched, order: moved, shipment }, stored).basis).toEqual(reviewed.basis)
  const after = { ...stored, attempt: undefined }
  expect(stageOf({ ...fetched, order: moved, shipment }, after).basis).toEqual(basisOf(moved))
})

test('rates of a colleague are stored as reviewed, so that later changes are seen', () => {
  const address = '2450 Larimer St'
  expect(stageOf({ ...fetched, shipment }, { kept: {} }).toKeep).toEqual({
    ...reviewed,
    ratedFor: address,
  })
  expect(stageOf({ ...fetched, shipment }, { kept: reviewed }).toKeep).toBeUndefined()
  const bought = { ...fetched, shipment, transaction: label }
  expect(stageOf(bought, { kept: {} }).toKeep).toBeUndefined()
})

const failure = new Error('No response')

test.each([
  [{ kind: 'bought', transaction: label, how: 'answered' }, { attempt: undefined }],
  [{ kind: 'bought', transaction: label, how: 'found' }, { attempt: { kind: 'found' } }],
  [
    { kind: 'changed', changes: [] },
    { attempt: { kind: 'replaced', changes: [] }, dropsRate: true },
  ],
  [
    { kind: 'refused', texts: [] },
    { attempt: { kind: 'refused', texts: [] }, dropsRate: true },
  ],
  [
    { kind: 'expired', failure },
    { attempt: { kind: 'expired', failure }, expires: true },
  ],
  [
    { kind: 'failed', failure },
    { attempt: undefined, failure },
  ],
  [
    { kind: 'notFound', failure },
    { attempt: { kind: 'notFound' }, failure },
  ],
  [
    { kind: 'unknown', failure },
    { attempt: { kind: 'unknown' }, failure },
  ],
] as [Purchase, object][])('what follows from the outcome %o', (outcome, after) => {
  expect(afterPurchase(outcome)).toEqual(after)
})
