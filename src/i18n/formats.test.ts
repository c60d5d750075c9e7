import { createIntl } from 'react-intl'
import { describe, expect, it, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'
import { formatDay, formatMonth } from './format-day.ts'
import { formatDuration, formatLongDuration } from './format-duration.ts'
import { formatInstant } from './format-instant.ts'
import { formatAgo, formatRelative } from './format-relative.ts'
import { formatShare } from './format-share.ts'

const english = createIntl({ locale: 'en-US', defaultLocale: 'en-US', timeZone: 'Asia/Tokyo' })
const german = createIntl({ locale: 'de', defaultLocale: 'de', timeZone: 'Asia/Tokyo' })
// The kind of space is up to Intl.
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('a day is the same in every zone', () => {
  expect(formatDay(english, '2026-11-16')).toBe('Nov 16, 2026')
  expect(formatDay(german, '2026-11-16')).toBe('16. Nov. 2026')
})

test('an absent day is N/A, and an invalid one stays unchanged', () => {
  expect(formatDay(english, null)).toBe('N/A')
  expect(formatDay(english, 'someday')).toBe('someday')
  expect(formatDay(english, '5')).toBe('5')
})

test('a month is written in full', () => {
  expect(formatMonth(english, 2026, 10)).toBe('October 2026')
  expect(formatMonth(english, 26, 1)).toBe('January 26')
})

test.each([
  [2026, 13, '2026-13'],
  [2026, -1, '2026--1'],
  [999_999_999, 2, '999999999-2'],
])('the invalid month %i-%i is written unchanged', (year, month, text) => {
  expect(formatMonth(english, year, month)).toBe(text)
})

test.each([
  [8.64e15 + 1, '8640000000000001'],
  [-2, 'Dec 31, 1969, 6:59 PM GMT-5'],
  ['1969-07-20T20:17:00Z', 'Jul 20, 1969, 4:17 PM GMT-4'],
])('the instant %s is written %s', (instant, text) => {
  expect(plain(formatInstant(english, instant, 'US/Eastern'))).toBe(text)
})

test.each([
  [0, 10],
  [2026, 0],
])('year %i and month %i are N/A', (year, month) => {
  expect(formatMonth(english, year, month)).toBe('N/A')
})

test.each([
  [null, 'Unknown'],
  [undefined, 'Unknown'],
  [-1, 'Unknown'],
  [0, 'Unknown'],
  [1, 'Unknown'],
  [2, '00:02'],
  [300, '05:00'],
  [3_599, '59:59'],
  [86_400, '1440:00'],
])('%s seconds are written %s', (seconds, text) => {
  expect(formatDuration(english, seconds)).toBe(text)
})

test.each([
  [-1, null],
  [7_199, null],
  [7_200, '(2 h)'],
  [9_000, '(2.5 h)'],
  [14_400, '(4 h)'],
  [172_800, '(2 d)'],
  [1_000_000_000, '(11,574 d)'],
])('%s seconds are rounded to %s', (seconds, text) => {
  expect(formatLongDuration(english, seconds)).toBe(text)
})

test.each([
  [null, 'N/A'],
  [undefined, 'N/A'],
  [-3_249_000, '-3.2 MB'],
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [999_949, '999.9 kB'],
  [999_951, '1 MB'],
  [3_249_000, '3.2 MB'],
  [52_000_000_000, '52 GB'],
  [2.5e18, '2,500 PB'],
])('%s bytes are written %s', (bytes, text) => {
  expect(formatBytes(english, bytes)).toBe(text)
})

const minutes = (count: number) => count * 60_000
const hours = (count: number) => minutes(60 * count)

const now = Date.parse('2026-11-16T15:00:00Z')

test.each([
  [-hours(50), '2 days ago'],
  [-minutes(5), '5 minutes ago'],
  [-10_000, 'now'],
  [59_000, 'now'],
  [minutes(5), 'in 5 minutes'],
  [hours(3), 'in 3 hours'],
])('a time %s ms from now is written as "%s"', (distance, text) => {
  expect(formatAgo(english, now + distance, now)).toBe(text)
})

describe('formatRelative', () => {
  it('formats an instant both relative and exact', () => {
    const { relative, exact } = formatRelative(english, '2026-11-16T14:55:00Z', now, 'US/Eastern')
    expect(relative).toBe('5 minutes ago')
    expect(plain(exact)).toBe('Nov 16, 2026, 9:55 AM EST')
  })

  it.each([null, undefined, -1, 0])('tells twice that %s is not available', (instant) => {
    expect(formatRelative(english, instant, now)).toEqual({ relative: 'N/A', exact: 'N/A' })
  })

  it('leaves invalid text unchanged', () => {
    expect(formatRelative(english, 'soon', now)).toEqual({ relative: 'soon', exact: 'soon' })
  })
})

test.each([
  [0, '0%'],
  [1 / 100_000, '0.1%'],
  [1 / 300, '0.3%'],
  [5 / 100, '5%'],
  [1 / 3, '33%'],
  [299 / 300, '99.7%'],
  [99_999 / 100_000, '99.9%'],
  [1, '100%'],
])('the share %f is %s: some is not none, and not all is not all', (share, text) => {
  expect(formatShare(english, share)).toBe(text)
})
