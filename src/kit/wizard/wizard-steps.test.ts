import { expect, test } from 'vitest'
import { neighborOf, progressOf, stepToShow } from './wizard-steps.ts'

type Change = {
  skipped?: boolean
  locked?: boolean
  missing?: string | null
  done?: boolean
  fields?: string[]
}

const step = (id: string, change: Change = {}) => ({ id, missing: null, fields: [], ...change })
const steps = [
  step('general', { fields: ['name'] }),
  step('structure'),
  step('groupings', { fields: ['rootGrouping'] }),
  step('admin', { fields: ['adminUser', 'adminPassword'] }),
]
const withStep = (place: number, change: Change) =>
  steps.map((each, index) => (index === place ? step(each.id, { ...each, ...change }) : each))

test.each([
  ['the wanted step', steps, 'groupings', 'groupings'],
  ['the first step when none is wanted', steps, undefined, 'general'],
  ['the first step when there is no such step', steps, 'banana', 'general'],
  [
    'the first step where something is missing',
    withStep(1, { missing: 'no root' }),
    'admin',
    'structure',
  ],
  [
    'a wanted step where something is missing',
    withStep(1, { missing: 'no root' }),
    'structure',
    'structure',
  ],
  ['the step after one that is skipped', withStep(1, { skipped: true }), 'structure', 'groupings'],
  [
    'the wanted step, even if a skipped one is incomplete',
    withStep(1, { skipped: true, missing: 'no root' }),
    'admin',
    'admin',
  ],
])('the shown step is %s', (_, all, wanted, expected) => {
  expect(stepToShow(all, wanted).id).toBe(expected)
})

test('only Next opens the step after one whose work is not done', () => {
  const before = withStep(1, { done: false })
  expect(stepToShow(before, 'admin').id).toBe('structure')
  expect(progressOf(before, before[1]!, []).map(({ open }) => open)).toEqual([
    true,
    false,
    false,
    false,
  ])
  const after = withStep(1, { missing: 'no root', done: true })
  expect(stepToShow(after, 'groupings').id).toBe('groupings')
})

test('locked steps lead to the next one and cannot be opened', () => {
  const all = [0, 1, 2].reduce<typeof steps>(
    (each, place) => each.map((one, index) => (index === place ? { ...one, locked: true } : one)),
    steps,
  )
  expect(stepToShow(all, 'structure').id).toBe('admin')
  expect(neighborOf(all, all[3]!, -1)).toBeUndefined()
  const progress = progressOf(all, all[3]!, [])
  expect(progress.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'current'])
  expect(progress.some(({ open }) => open)).toBe(false)
})

test('a wizard without a last step throws', () => {
  expect(() => stepToShow(withStep(3, { skipped: true }), 'admin')).toThrow('never skipped')
})

test('Previous and Next skip skipped steps', () => {
  const all = withStep(1, { skipped: true })
  expect(neighborOf(all, all[0]!, 1)?.id).toBe('groupings')
  expect(neighborOf(all, all[2]!, -1)?.id).toBe('general')
  expect(neighborOf(all, all[0]!, -1)).toBeUndefined()
  expect(neighborOf(all, all[3]!, 1)).toBeUndefined()
})

test('the progress says what is done, shown, skipped and ahead', () => {
  const all = withStep(1, { skipped: true })
  expect(progressOf(all, all[2]!, []).map(({ state }) => state)).toEqual([
    'done',
    'skipped',
    'current',
    'ahead',
  ])
})

test('a step can be opened when nothing is missing before it', () => {
  const all = withStep(2, { missing: 'no root' })
  expect(progressOf(all, all[0]!, []).map(({ open }) => open)).toEqual([false, true, true, false])
})

test('a step is faulty when one of its fields has an error', () => {
  const faults = ['adminUser.username', 'rootGrouping.children.0.name']
  const progress = progressOf(steps, steps[3]!, faults)
  expect(progress.map(({ faulty }) => faulty)).toEqual([false, false, true, true])
})
