import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAndTime, instantOf } from './date-time.ts'

test('an instant is shown as the clocks of the zone show it', () => {
  expect(dayAndTime('2026-11-16T02:30:00Z', 'US/Eastern')).toEqual({
    day: '2026-11-15',
    time: '21:30',
  })
  expect(dayAndTime('2026-07-16T02:30:00Z', 'US/Eastern')?.time).toBe('22:30')
})

test('what is no instant has no day', () => {
  expect(dayAndTime('soon', 'US/Eastern')).toBeUndefined()
})

test('an hour that the clocks skip is moved on', () => {
  expect(instantOf({ day: '2026-03-08', time: '02:30' }, 'US/Eastern')).toBe(
    '2026-03-08T07:30:00.000Z',
  )
})

test('of an hour that comes twice the first is meant', () => {
  expect(instantOf({ day: '2026-11-01', time: '01:30' }, 'US/Eastern')).toBe(
    '2026-11-01T05:30:00.000Z',
  )
})

test.each(['US/Eastern', 'UTC', 'Asia/Kolkata'])('minutes come back as they went in %s', (zone) => {
  const hours = fc.integer({ min: 0, max: 24 * 365 * 20 })
  fc.assert(
    fc.property(hours, (count) => {
      const instant = new Date(Date.UTC(2020, 0, 1) + count * 3_600_000).toISOString()
      const shown = dayAndTime(instant, zone)
      const back = shown && instantOf(shown, zone)
      // The hour that comes twice may come back as the first of the two.
      expect(Math.abs(Date.parse(back ?? '') - Date.parse(instant)) % 3_600_000).toBe(0)
      expect(back && dayAndTime(back, zone)).toEqual(shown)
    }),
  )
})
