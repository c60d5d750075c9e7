import { expect, test } from 'vitest'
import { rowOf, withRows } from './report.ts'

const part = {
  name: 'wander',
  commit: 'abc1234',
  when: '2026-11-28',
  passed: 1,
  failed: 0,
  seconds: 90,
  output:
    'seed 1: 500 steps, nothing found\n1 of 1 seeds without a finding, up to 500 steps each\n',
}

test('a row has the figures of its part', () => {
  expect(rowOf(part)).toBe(
    '| wander | passed | 2 | 1 of 1 seeds without a finding, up to 500 steps each | abc1234, 2026-11-28 |',
  )
})

test('a part has one row, and the others stay', () => {
  const table = ['| Part | Result | Minutes | Figures | Commit |', '|---|---|---|---|---|']
  const before = [...table, '| soak | old |', '| wander | old |', '', 'More.'].join('\n')
  expect(withRows(before, [rowOf(part)])).toBe(
    [...table, '| soak | old |', rowOf(part), '', 'More.'].join('\n'),
  )
})
