import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'
import { formatDay, formatMonth } from './format-day.ts'
import { formatDuration } from './format-duration.ts'
import { formatInstant, type Instant } from './format-instant.ts'
import { formatRelative } from './format-relative.ts'

// Without catalogs the texts are English; any other error comes from a formatter.
const onError = (error: { code: string }) => {
  if (error.code !== 'MISSING_TRANSLATION') throw new Error(error.code)
}
const readers = ['en-US', 'de', 'ar'].map((locale) =>
  createIntl({ locale, timeZone: 'UTC', onError }),
)
const now = Date.parse('2026-11-16T15:00:00Z')

const numbers = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(8.64e15, 8.64e15 + 1, -8.64e15 - 1, 2 ** 53 + 1, 1e300, -1e300, 0, -0, NaN),
)
const instants: fc.Arbitrary<Instant> = fc.oneof(
  numbers,
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.string(),
  fc.constantFrom(
    null,
    undefined,
    '2026-13-45T99:99:99Z',
    '0026-01-01',
    '+275760-09-13T00:00:00.001Z',
  ),
)
const days = fc.oneof(
  instants.filter((each) => typeof each !== 'number'),
  fc.constant('9999-12-31'),
)

/** The texts that are empty or contain an error of a library. */
const badTexts = (...texts: string[]) =>
  texts.filter((text) => typeof text !== 'string' || text === '' || text.includes('Invalid'))

test('every instant has a text', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(null, 'US/Eastern', 'Mars/Olympus'), (instant, zone) => {
      // This word as input stays unchanged.
      fc.pre(instant !== 'Invalid')
      for (const intl of readers) {
        const { relative, exact } = formatRelative(intl, instant, now, zone)
        expect(badTexts(relative, exact, formatInstant(intl, instant, zone))).toEqual([])
      }
    }),
  )
})

test('every day and every month has a text', () => {
  fc.assert(
    fc.property(days, numbers, numbers, (day, year, month) => {
      for (const intl of readers) {
        expect(
          badTexts(formatDay(intl, day as string | null), formatMonth(intl, year, month)),
        ).toEqual([])
      }
    }),
  )
})

test('every amount and every duration has a text', () => {
  fc.assert(
    fc.property(numbers, (value) => {
      for (const intl of readers)
        expect(badTexts(formatBytes(intl, value), formatDuration(intl, value))).toEqual([])
    }),
  )
})

const [english] = readers as [(typeof readers)[0]]

test.each<[Instant, string]>([
  [8.64e15 + 1, '8640000000000001'],
  ['next week', 'next week'],
  [-86_400, 'Dec 31, 1969'],
  ['1970-01-01T00:00:00Z', 'Jan 1, 1970'],
  [0, 'N/A'],
  [-1, 'N/A'],
])('the instant %s is written %s', (instant, text) => {
  expect(formatInstant(english, instant)).toContain(text)
})

test.each([
  [2026, 13, '2026-13'],
  [999_999_999, 1, '999999999-1'],
  [26, 1, 'January 26'],
])('month %i/%i is written %s', (year, month, text) => {
  expect(formatMonth(english, year, month)).toBe(text)
})
