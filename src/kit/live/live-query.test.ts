import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { holdBack, showAtOnce, takeOver } from './live-query.ts'
import type { LiveRows } from './live-rows.ts'

type Row = { id: string; state: string; readings?: number }

const kind: LiveRows<readonly Row[], Row> = {
  rows: (rows) => rows,
  id: ({ id }) => id,
  was: (before, after) => (before.state === after.state ? undefined : before.state),
  news: (before, after) =>
    after.state === 'critical' && before?.state !== 'critical' ? after.id : undefined,
}
const intl = createIntl({ locale: 'en' })
const first = [
  { id: 'a', state: 'warning' },
  { id: 'b', state: 'open' },
  { id: 'c', state: 'open' },
]
const shown = () => showAtOnce<readonly Row[]>({ key: 'k', data: first, at: 1 })
const held = (before: ReturnType<typeof shown>, data: readonly Row[], at = 2) =>
  holdBack(before, { key: 'k', data, at }, kind, intl)
const second = [
  { id: 'd', state: 'open' },
  { id: 'a', state: 'critical' },
  { id: 'b', state: 'open' },
]

it('holds back new, changed and missing rows, and marks them once they are applied', () => {
  const before = held(shown(), second)
  expect(before).toMatchObject({ data: first, at: 1, receivedAt: 2, waiting: { count: 3 } })
  const after = takeOver(before)
  expect(after).toMatchObject({ data: second, at: 2, waiting: { count: 0 } })
  expect([...after.marks]).toEqual([
    ['d', { kind: 'new' }],
    ['a', { kind: 'changed', was: 'warning' }],
  ])
})

it('does not hold back changes that the user would not see', () => {
  const same = first.map((row) => ({ ...row, readings: 3 }))
  expect(held(shown(), same)).toMatchObject({ data: same, at: 2, waiting: { count: 0 } })
})

it('compares with the rows on screen, not with the last response', () => {
  const twice = held(held(shown(), second), first, 3)
  expect(twice).toMatchObject({ data: first, waiting: { count: 0 } })
})

it('announces the same news once, until the changes are applied', () => {
  const once = held(shown(), second)
  expect(once.news).toEqual(['a'])
  const again = held(once, [...second, { id: 'e', state: 'critical' }], 3)
  expect(again.news).toEqual(['a', 'e'])
  expect(takeOver(again).news).toEqual([])
})
