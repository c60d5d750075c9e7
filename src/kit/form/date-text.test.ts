import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenBound, dayPattern, dayText, isDay, parseDay } from './date-text.ts'

const letters = { day: 'DD', month: 'MM', year: 'YYYY' }

test('the order is that of the language', () => {
  expect(dayText('2026-11-16', 'en-US')).toBe('11/16/2026')
  expect(dayText('2026-11-16', 'de')).toBe('16.11.2026')
  expect(dayPattern('en-US', letters)).toBe('MM/DD/YYYY')
  expect(dayPattern('de', letters)).toBe('DD.MM.YYYY')
})

test.each([
  ['11/16/2026', '2026-11-16'],
  ['1/6/2026', '2026-01-06'],
  ['1-6-26', '2026-01-06'],
  [' 01 . 06 . 2026 ', '2026-01-06'],
  ['2026-11-16', '2026-11-16'],
  ['2/29/2024', '2024-02-29'],
])('%s is a day', (text, day) => {
  expect(parseDay(text, 'en-US')).toBe(day)
})

test.each([
  '',
  '11/16',
  'tomorrow',
  '16/11/2026',
  '2/29/2026',
  '6/31/2026',
  '1/6/202',
  '1/2/3/4',
  '2026/16/11',
  'from 1/6/2026 on',
])('%s is not a day', (text) => {
  expect(parseDay(text, 'en-US')).toBeUndefined()
})

test.each(['5', '12/31', '2026-02-31', '2/29/2026', '2026', 'May', ''])(
  '%o is shown as it was typed',
  (text) => {
    expect(dayText(text, 'en-US')).toBe(text)
  },
)

test.each([
  ['en-US', '1/6/2026', '2026-01-06'],
  ['en-GB', '1/6/2026', '2026-06-01'],
  ['es', '1/6/2026', '2026-06-01'],
  ['fr', '1/6/2026', '2026-06-01'],
  ['de', '1.6.2026', '2026-06-01'],
  ['pt-BR', '1/6/2026', '2026-06-01'],
  ['ar', '1/6/2026', '2026-06-01'],
  ['ar-EG', '١/٦/٢٠٢٦', '2026-06-01'],
  ['de', '2026-06-01', '2026-06-01'],
])('in %s, %s is %s', (locale, text, day) => {
  expect(parseDay(text, locale)).toBe(day)
})

test.each(['en-US', 'de', 'fr', 'es', 'pt-BR', 'ar-EG'])(
  'each day is read as written in %s',
  (locale) => {
    const days = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(parseDay(dayText(day, locale), locale)).toBe(day)
      }),
    )
  },
)

test.each(['2026-11-16', '2024-02-29'])('%s is a day of the calendar', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each(['2026-02-29', '2026-11-16T00:00:00Z', '16', '', null, 20261116])(
  '%o is no day of the calendar',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)

test('both bounds may be chosen', () => {
  const bounds = { min: '2026-10-01', max: '2026-10-31' }
  expect(brokenBound('2026-10-01', bounds)).toBeUndefined()
  expect(brokenBound('2026-10-31', bounds)).toBeUndefined()
  expect(brokenBound('2026-09-30', bounds)).toBe('min')
  expect(brokenBound('2026-11-01', bounds)).toBe('max')
  expect(brokenBound('1900-01-01', {})).toBeUndefined()
})
