import { describe, expect, test } from 'vitest'
import {
  emptyBox,
  fillLines,
  isComplete,
  judgeCode,
  withDevice,
  type Box,
  type CodeVerdict,
} from './box.ts'

const probe = { token: 'probe', name: 'Probe' }
const gateway = { token: 'gateway', name: 'Gateway' }
const meter = { token: 'meter', name: 'Meter' }

const items = [
  { id: 1, quantity: 2, deviceTypes: [probe] },
  // A kit: two of each.
  { id: 2, quantity: 2, deviceTypes: [probe, gateway] },
  { id: 3, quantity: 4, deviceTypes: [] },
]

const box: Box = {
  ...emptyBox,
  devices: [
    { code: 'A84041000001FF01', type: 'probe' },
    { code: 'A84041000001FF02', type: 'gateway' },
    { code: 'A84041000001FF03', type: 'gateway' },
  ],
}

const facts = {
  items,
  box,
  code: 'A84041000001FF09',
  record: { deviceType: probe },
  doubts: [],
  isConfirmed: false,
  packedFor: undefined,
  sinceRead: Infinity,
}

const registered = { kind: 'registered', name: 'Harbor Grill' } as const

describe('a code', () => {
  test.each<[string, Partial<typeof facts> | object, CodeVerdict]>([
    ['of an ordered type is packed', {}, { kind: 'packed', type: 'Probe', left: 2 }],
    ['without a record is unknown', { record: undefined }, { kind: 'unknown' }],
    [
      'of a type that nobody ordered is of the wrong type',
      { record: { deviceType: meter } },
      { kind: 'wrongType', type: 'Meter' },
    ],
    [
      'of a type that is complete is one too many',
      { record: { deviceType: gateway } },
      { kind: 'tooMany', type: 'Gateway' },
    ],
    [
      'packed for another order is refused',
      { packedFor: 'WP-7' },
      { kind: 'elsewhere', number: 'WP-7' },
    ],
    [
      'with a doubt is asked about',
      { doubts: [registered] },
      { kind: 'ask', doubts: [registered] },
    ],
    [
      'whose doubt was answered is packed',
      { doubts: [registered], isConfirmed: true },
      { kind: 'packed', type: 'Probe', left: 2 },
    ],
    [
      'of the wrong type is refused before it is asked about',
      { record: { deviceType: meter }, doubts: [registered], isConfirmed: true },
      { kind: 'wrongType', type: 'Meter' },
    ],
    [
      'that is in the box is taken out, however it is written',
      { code: 'a8:40:41:00:00:01:ff:01' },
      { kind: 'takenOut' },
    ],
    [
      'that the scanner reads twice stays in',
      { code: 'A84041000001FF01', sinceRead: 300 },
      { kind: 'readTwice' },
    ],
  ])('%s', (_name, change, verdict) => {
    expect(judgeCode({ ...facts, ...change })).toEqual(verdict)
  })
})

test('a device fills the first line of its type that is not full, and an item of two needs two of each type', () => {
  const full = ['04', '05', '06'].reduce<Box>(
    (before, end) => withDevice(before, { code: `A84041000001FF${end}`, type: 'probe' }),
    box,
  )
  const packed = fillLines(items, full).lines.map((line) => [line.type?.token, line.packed])
  expect(packed).toEqual([
    ['probe', 2],
    ['probe', 2],
    ['gateway', 2],
    [undefined, 0],
  ])
  expect(isComplete(items, full)).toBe(false)
  expect(isComplete(items, { ...full, counted: { 3: 4 } })).toBe(true)
})

test('devices that are not ordered anymore are left over', () => {
  const fewer = [{ id: 2, quantity: 1, deviceTypes: [gateway] }]
  const { surplus } = fillLines(fewer, box)
  expect(surplus.map(({ code }) => code)).toEqual(['A84041000001FF01', 'A84041000001FF03'])
  expect(isComplete(fewer, box)).toBe(false)
})
