import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAndTime, entryOf, instantOf, partsOfEntry } from './date-time.ts'

test('an instant is shown as the clocks of the zone show it', () => {
  expect(dayAndTime('2026-11-16T02:30:00Z', 'US/Eastern')).toEqual({
    day: '2026-11-15',
    time: '21:30',
  })
  expect(dayAndTime('2026-07-16T02:30:00Z', 'US/Eastern')?.time).toBe('22:30')
})

test.each(['soon', 'T09:30', '5T09:30', '2026-11-16T', '2026-11-16T09:30'])(
  '%s is no instant and has no day',
  (text) => {
    expect(dayAndTime(text, 'US/Eastern')).toBeUndefined()
  },
)

test('an instant with an offset is valid', () => {
  expect(dayAndTime('2026-11-16T09:30:00-05:00', 'US/Eastern')?.time).toBe('09:30')
})

test.each([
  { day: '2026-11-16', time: '' },
  { day: '', time: '09:30' },
  { day: '12/3', time: '09:30' },
  { day: 'Today', time: '' },
  { day: '2026-02-31', time: '09:30' },
])('half an entry is kept: day "$day", time "$time"', (parts) => {
  const entry = entryOf(parts, 'US/Eastern')
  expect(dayAndTime(entry ?? '', 'US/Eastern')).toBeUndefined()
  expect(partsOfEntry(entry, 'US/Eastern')).toEqual(parts)
})

test('an entry is an instant if both parts are filled in, and null if both are empty', () => {
  const parts = { day: '2026-11-16', time: '09:30' }
  expect(entryOf(parts, 'US/Eastern')).toBe('2026-11-16T14:30:00.000Z')
  expect(partsOfEntry('2026-11-16T14:30:00.000Z', 'US/Eastern')).toEqual(parts)
  expect(entryOf({ day: '', time: '' }, 'US/Eastern')).toBeNull()
  expect(partsOfEntry(null, 'US/Eastern')).toEqual({ day: '', time: '' })
})

test('a time that the clocks skip is moved forward', () => {
  expect(instantOf({ day: '2026-03-08', time: '02:30' }, 'US/Eastern')).toBe(
    '2026-03-08T07:30:00.000Z',
  )
})

test('for a time that occurs twice, the first one is used', () => {
  expect(instantOf({ day: '2026-11-01', time: '01:30' }, 'US/Eastern')).toBe(
    '2026-11-01T05:30:00.000Z',
  )
})

test.each([
  ['the seconds', '2026-11-16T14:30:45.000Z', { day: '2026-11-16', time: '09:31' }, '14:31:45'],
  ['the second 1:30', '2026-11-01T06:30:00.000Z', { day: '2026-11-01', time: '01:31' }, '06:31:00'],
  ['the first 1:30', '2026-11-01T05:30:00.000Z', { day: '2026-11-01', time: '01:31' }, '05:31:00'],
  [
    'no hour elsewhere',
    '2026-11-01T06:30:00.000Z',
    { day: '2026-11-01', time: '00:30' },
    '04:30:00',
  ],
])('a change of the day or the minute keeps %s', (_what, before, parts, time) => {
  expect(instantOf(parts, 'US/Eastern', before)).toBe(`${parts.day}T${time}.000Z`)
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
