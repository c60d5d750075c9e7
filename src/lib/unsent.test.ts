import { expect, test } from 'vitest'
import { nextPlace, unplaced, type DraftPlace } from './draft-place.ts'
import { openedKey } from './tab-name.ts'
import { minute, second } from './units.ts'
import { unsentOf } from './unsent.ts'

const at = { href: '/admin-fulfillment/orders/add', title: 'Add order · Waypost', at: 0 }
const placeWith = (worked: number): DraftPlace => ({ ...at, worked })

test.each([
  ['devices of a delivery', 'inventory-delivery', { unsent: { kind: 'delivery', count: 5 } }, 0, 5],
  ['a batch', 'batch devices-move', { unsent: { kind: 'batch', count: 4 } }, 0, 4],
  ['a scanned list', 'scan fleet-42', { unsent: { kind: 'scan', count: 3 } }, 0, 3],
  ['a purchase without a response', 'label 7', { unsent: { kind: 'label', count: 1 } }, 0, 1],
  ['a form with more than a minute of work', 'order-add', { shipTo: 'Rosa' }, minute + 1, 1],
  ['not a form with less', 'order-add', { shipTo: 'Rosa' }, minute, 0],
  [
    'not a batch that is finished',
    'batch users',
    { unsent: { kind: 'batch', count: 0 } },
    minute * 2,
    0,
  ],
  [
    'not what can be looked up again',
    'label 7',
    { ratedFor: 'Denver', unsent: null },
    minute * 2,
    0,
  ],
  ['not the console’s own notes', openedKey, { 'order-add of t': 7 }, minute * 2, 0],
])('a sign-out asks about %s', (_what, key, value, worked, count) => {
  const place = placeWith(worked)
  const found = unsentOf([{ userId: 1, key, value, place }])
  expect(found.map((each) => each.count)).toEqual(count > 0 ? [count] : [])
})

test('work is what passes between two writes, without long pauses', () => {
  const times = [0, 300, 5 * second, 3 * minute, 3 * minute + second]
  let place: DraftPlace | undefined
  for (const time of times) place = nextPlace(place, { ...at, at: time })
  expect(place).toEqual({ ...at, at: 3 * minute + second, worked: (5 + 20 + 1) * second })
})

test('a draft stays where it was begun', () => {
  const before = nextPlace(undefined, at)
  expect(nextPlace(before, { href: '/help', title: 'Help', at: 9 }).href).toBe(at.href)
})

test.each([['text'], [null], [{ place: 'Denver', value: 7 }], [{ value: 7 }]])(
  'a value that was stored without its place is read as it is: %j',
  (value) => {
    expect(unplaced(value)).toEqual({ value })
  },
)
