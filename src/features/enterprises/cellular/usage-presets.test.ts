import { expect, test } from 'vitest'
import { usagePresets } from './usage-presets.ts'

const starts = (latest: string) => usagePresets(latest).map(({ starting }) => starting)

test('common periods end with the last full month', () => {
  expect(starts('2026-10-31')).toEqual(['2026-10-01', '2026-08-01', '2026-05-01', '2026-01-01'])
  expect(usagePresets('2026-10-31').every(({ ending }) => ending === '2026-10-31')).toBe(true)
})

test('a period may start in the previous year', () => {
  expect(starts('2027-02-28')).toEqual(['2027-02-01', '2026-12-01', '2026-09-01', '2027-01-01'])
})

test.each(['2027-01-31', '2027-03-31', '2027-06-30'])(
  'no two periods are the same after %s',
  (latest) => {
    expect(new Set(starts(latest)).size).toBe(starts(latest).length)
  },
)

test('in January, no month of this year is over', () => {
  expect(starts('2026-12-31')).toEqual(['2026-12-01', '2026-10-01', '2026-07-01'])
})
