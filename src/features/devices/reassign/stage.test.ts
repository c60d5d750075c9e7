import { expect, test } from 'vitest'
import type { DeviceMoveEvaluation } from '~/api/generated/model/index.ts'
import { refusal } from '~/lib/refusal.ts'
import { afterFailure, stageOf } from './stage.ts'

const free = {
  movable: true,
  groupingName: null,
  tagCount: 0,
  alertCount: 0,
} as DeviceMoveEvaluation
const used = { ...free, tagCount: 2 }
const enterprises = [
  { id: 1, name: 'Northgate' },
  { id: 2, name: 'Orchard' },
  { id: 3, name: 'Orchard' },
]
const stored = { deviceId: 7, owner: { id: 1, name: 'Northgate' }, chosen: {} }
const at = (evaluation: DeviceMoveEvaluation, change: object = {}) =>
  stageOf({ evaluation, enterprises }, { ...stored, ...change })

test.each([
  ['a device', free, {}, 'choose', false],
  ['a device that cannot be moved', { ...free, movable: false }, {}, 'stuck', false],
  ['a chosen enterprise', free, { enterpriseId: 2 }, 'choose', true],
  ['a loss that nobody has confirmed', used, { enterpriseId: 2 }, 'choose', false],
  ['a confirmed loss', used, { enterpriseId: 2, force: true }, 'choose', true],
  [
    'a confirmed loss without an enterprise',
    used,
    { enterpriseId: '', force: true },
    'choose',
    false,
  ],
] as const)('%s may be moved or not', (_what, evaluation, chosen, step, move) => {
  expect(at(evaluation, { chosen })).toMatchObject({ step, may: { move } })
})

test.each([
  ['its id', { id: 1 }, 1],
  ['a name that only it has', { name: 'Northgate' }, 1],
  ['a name that two have', { name: 'Orchard' }, null],
  ['nothing', {}, null],
])('by %s, its own enterprise is left out of the choices', (_what, owner, ownId) => {
  expect(at(free, { owner }).ownId).toBe(ownId)
})

test('what is confirmed is what was shown', () => {
  const device = { id: 7, enterprise: 'Northgate', enterpriseId: 1 }
  expect(at(free).confirmed).toEqual({ kind: 'ready', device })
  expect(at(used).confirmed).toEqual({ kind: 'used', device, loss: used })
})

const lost = Object.assign(new Error('lost'), { kind: 'network' as const })

test.each([
  ['a refusal', refusal('It was moved.'), false, { isUnknown: false, startsOver: true }],
  ['a lost read', lost, false, { isUnknown: false, startsOver: false }],
  ['a lost answer', lost, true, { isUnknown: true, startsOver: true }],
])('after %s, the same is tried again or not', (_what, error, isSent, expected) => {
  expect(afterFailure(error, isSent)).toMatchObject(expected)
})
