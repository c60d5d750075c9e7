import { Instant, ZoneId } from '@js-joda/core'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, dayIn, endOfDay, endOfPreviousMonth, startOfDay, zoneChoices } from './zones.ts'

test('the choices are the zones of the United States and those named after two times', () => {
  expect(zoneChoices()).toEqual([
    'US/Alaska',
    'US/Aleutian',
    'US/Arizona',
    'US/Central',
    'US/East-Indiana',
    'US/Eastern',
    'US/Hawaii',
    'US/Indiana-Starke',
    'US/Michigan',
    'US/Mountain',
    'US/Pacific',
    'US/Samoa',
    'CST6CDT',
    'EST5EDT',
    'MST7MDT',
    'PST8PDT',
  ])
})

describe('a day of a zone', () => {
  it('changes at midnight there', () => {
    expect(dayIn(Date.parse('2026-11-16T04:59:59Z'), 'US/Eastern')).toBe('2026-11-15')
    expect(dayIn(Date.parse('2026-11-16T05:00:00Z'), 'US/Eastern')).toBe('2026-11-16')
  })

  it.each([
    { day: '2026-11-16', start: '2026-11-16T05:00:00.000Z', end: '2026-11-17T04:59:59.999Z' },
    { day: '2026-07-04', start: '2026-07-04T04:00:00.000Z', end: '2026-07-05T03:59:59.999Z' },
    { day: '2040-07-04', start: '2040-07-04T04:00:00.000Z', end: '2040-07-05T03:59:59.999Z' },
    { day: '2026-03-08', start: '2026-03-08T05:00:00.000Z', end: '2026-03-09T03:59:59.999Z' },
    { day: '2026-11-01', start: '2026-11-01T04:00:00.000Z', end: '2026-11-02T04:59:59.999Z' },
  ])('goes from $start to $end on $day in US Eastern', ({ day, start, end }) => {
    expect(new Date(startOfDay(day, 'US/Eastern')).toISOString()).toBe(start)
    expect(new Date(endOfDay(day, 'US/Eastern')).toISOString()).toBe(end)
  })

  it('starts later if daylight saving time skips midnight', () => {
    expect(new Date(startOfDay('2018-11-04', 'America/Sao_Paulo')).toISOString()).toBe(
      '2018-11-04T03:00:00.000Z',
    )
  })

  it('has a previous and a next day', () => {
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  it('is refused if it is not in the calendar, or the zone is unknown', () => {
    expect(() => startOfDay('2026-02-30', 'US/Eastern')).toThrow('2026-02-30')
    expect(() => startOfDay('2026-02-28', 'Mars/Olympus')).toThrow('Mars/Olympus')
  })
})

test.each([
  ['2026-11-16T15:00:00Z', '2026-10-31'],
  ['2026-01-01T04:59:59Z', '2025-11-30'],
  ['2026-01-01T05:00:00Z', '2025-12-31'],
  ['2028-03-31T12:00:00Z', '2028-02-29'],
])('at %s the previous month ends on %s in US Eastern', (now, day) => {
  expect(endOfPreviousMonth(Date.parse(now), 'US/Eastern')).toBe(day)
})

describe('js-joda and Intl', () => {
  const zone = fc.constantFrom(...zoneChoices())
  const instant = fc
    .integer({ min: Date.UTC(1970, 0) / 1000, max: Date.UTC(2061, 0) / 1000 - 1 })
    .map((seconds) => seconds * 1000)

  it('show the same date and time in every offered zone', () => {
    fc.assert(
      fc.property(zone, instant, (name, time) => {
        expect(clockOfJoda(time, name)).toBe(clockOfIntl(time, name))
      }),
      { numRuns: 5_000 },
    )
  })

  it('agree on when a day begins and ends', () => {
    fc.assert(
      fc.property(zone, instant, (name, time) => {
        const day = dayIn(time, name)
        const start = startOfDay(day, name)
        const end = endOfDay(day, name)
        expect(clockOfIntl(start, name)).toBe(`${day}T00:00:00`)
        expect(clockOfIntl(end, name)).toBe(`${day}T23:59:59`)
        expect(start <= time && time <= end).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

const clockOfJoda = (time: number, zone: string) =>
  Instant.ofEpochMilli(time)
    .atZone(ZoneId.of(zone))
    .toLocalDateTime()
    .toString()
    // Joda omits seconds that are zero.
    .replace(/T\d\d:\d\d$/, '$&:00')

const formats = new Map<string, Intl.DateTimeFormat>()

function clockOfIntl(time: number, zone: string): string {
  const format = formats.get(zone) ?? formatIn(zone)
  formats.set(zone, format)
  // Sweden uses ISO dates.
  return format.format(time).replace(' ', 'T')
}

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
