import { expect, it } from 'vitest'
import { daysOf, rangeOf, withDay } from './periods.ts'

const today = '2026-11-16'

it.each([
  [undefined, '2026-11-10'],
  ['7d', '2026-11-10'],
  ['today', '2026-11-16'],
  ['24h', '2026-11-15'],
  ['30d', '2026-10-18'],
] as const)('the range %s begins on %s and ends today', (range, start) => {
  expect(daysOf({ range }, today)).toEqual({ start, end: today })
})

it('chosen days go before the range', () => {
  const chosen = { start: '2026-11-01', range: '24h' } as const
  expect(daysOf(chosen, today)).toEqual({ start: '2026-11-01', end: today })
  expect(rangeOf(chosen)).toBeUndefined()
})

it.each([
  ['the last day, which is today', {}, { start: '2026-11-01' }, { start: '2026-11-01' }],
  ['the first day of the usual range', {}, { end: '2026-11-15' }, { end: '2026-11-15' }],
  [
    'a chosen day',
    { start: '2026-11-01' },
    { end: '2026-11-15' },
    { start: '2026-11-01', end: '2026-11-15' },
  ],
  [
    'the first day of another range',
    { range: 'today' },
    { end: '' },
    { start: '2026-11-16', end: '' },
  ],
] as const)('a change of one day leaves %s', (_what, chosen, changed, period) => {
  expect(withDay(chosen, changed, '2026-11-16')).toEqual(period)
})
