import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computed } from '~/testing/time.ts'
import { totalUsage, usageByMonth } from './usage-months.ts'

const row = (linkid: number, year: number, month: number, bytes: number) => ({
  linkid,
  record_id: linkid * 10_000 + year + month,
  year,
  month,
  session_count: 2,
  bytes,
})

test('the links of a month are added up', () => {
  expect(usageByMonth([row(1, 2026, 9, 100), row(2, 2026, 9, 50)])).toEqual({
    months: [{ year: 2026, month: 9, bytes: 150, sessions: 4 }],
    cut: false,
  })
})

test('months are in order, including those in between without usage', () => {
  const { months } = usageByMonth([row(1, 2027, 2, 7), row(1, 2026, 11, 5)])
  expect(months.map(({ year, month, bytes }) => [year, month, bytes])).toEqual([
    [2026, 11, 5],
    [2026, 12, 0],
    [2027, 1, 0],
    [2027, 2, 7],
  ])
})

test('a record without a month counts only in the total', () => {
  const rows = [row(1, 2026, 9, 100), row(1, 0, 0, 20)]
  expect(usageByMonth(rows).months).toHaveLength(1)
  expect(totalUsage(rows)).toEqual({ bytes: 120, sessions: 4, links: 1 })
})

test('no rows give no months and no usage', () => {
  expect(usageByMonth([])).toEqual({ months: [], cut: false })
  expect(totalUsage([])).toEqual({ bytes: 0, sessions: 0, links: 0 })
})

test('a link with several rows counts once', () => {
  const rows = [1, 2, 1].map((linkid) => ({ linkid, bytes: 10 }))
  expect(totalUsage(rows)).toEqual({ bytes: 30, sessions: 0, links: 2 })
})

test('the chart ends with the last month and shows at most five years', () => {
  const { months, cut } = usageByMonth([row(1, 26, 1, 5), row(1, 2026, 10, 7)])
  expect(cut).toBe(true)
  expect(months).toHaveLength(60)
  expect(months[0]).toMatchObject({ year: 2021, month: 11, bytes: 0 })
  expect(months.at(-1)).toMatchObject({ year: 2026, month: 10, bytes: 7 })
})

test('any data of the provider gives a chart of limited length, and a total', () => {
  const number = fc.oneof(fc.integer({ min: -3, max: 15 }), fc.integer(), fc.maxSafeInteger())
  const rows = fc.array(
    fc.record({
      linkid: number,
      record_id: number,
      year: number,
      month: number,
      session_count: number,
      bytes: number,
    }),
  )
  fc.assert(
    fc.property(rows, (some) => {
      expect(usageByMonth(some).months.length).toBeLessThanOrEqual(60)
      expect(totalUsage(some).bytes).toBe(some.reduce((sum, { bytes }) => sum + bytes, 0))
    }),
  )
})

test('300,000 rows take less than two seconds', () => {
  const rows = Array.from({ length: 300_000 }, (_, id) =>
    row(id, 2020 + (id % 6), 1 + (id % 12), 1),
  )
  const start = computed()
  const { months } = usageByMonth(rows)
  expect(computed() - start).toBeLessThan(2000)
  expect(months.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(200_000)
})
