import { describe, expect, it } from 'vitest'
import { trendOf, withToday, type DayTotals } from './daily-totals.ts'

const of = (day: string, critical: number): DayTotals => ({
  day,
  critical,
  offline: 0,
  locations: 61,
  devices: 324,
  enterprises: 23,
  activeUsers: 35,
})

const today = of('2026-11-16', 4)

describe('withToday', () => {
  it('keeps the first totals of a day', () => {
    expect(withToday([of('2026-11-16', 9)], today)).toEqual([of('2026-11-16', 9)])
  })

  it('drops days older than 90 days, and later ones of a wrong clock', () => {
    const days = [of('2026-08-17', 1), of('2026-08-18', 2), of('2027-01-01', 3)]
    expect(withToday(days, today)).toEqual([of('2026-08-18', 2), today])
  })
})

describe('trendOf', () => {
  it.each([
    ['more', [of('2026-11-14', 1), of('2026-11-15', 3)], { change: 1, since: '2026-11-15' }],
    ['fewer', [of('2026-11-14', 6)], { change: -2, since: '2026-11-14' }],
    [
      'a change some days ago',
      [of('2026-11-10', 7), of('2026-11-14', 4), of('2026-11-15', 4)],
      { change: -3, since: '2026-11-10' },
    ],
    ['no change', [of('2026-11-14', 4), of('2026-11-15', 4)], { change: 0, since: '2026-11-14' }],
    ['nothing on the first day', [today], undefined],
  ])('finds %s', (_what, days, trend) => {
    expect(trendOf(days, today, 'critical')).toEqual(trend)
  })
})
