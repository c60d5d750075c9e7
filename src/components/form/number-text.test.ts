import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberSigns, numberText, parseNumber } from './number-text.ts'

const english = numberSigns('en-US')
const german = numberSigns('de')

test.each(['', '   '])('%o is no number', (text) => {
  expect(parseNumber(text, english)).toBeNull()
})

test.each([
  ['0', 0],
  ['12', 12],
  [' 12 ', 12],
  ['-1.5', -1.5],
  ['\u22121.5', -1.5],
  ['+3', 3],
  ['.5', 0.5],
  ['2.', 2],
  ['1,234.5', 1234.5],
  ['007', 7],
])('%s is read as %d', (text, number) => {
  expect(parseNumber(text, english)).toBe(number)
})

test.each(['abc', '1.2.3', '-', '12 pcs', '1e5', '0x10', 'Infinity'])('%s is refused', (text) => {
  expect(parseNumber(text, english)).toBeNaN()
})

test('a decimal comma is read where the language has one', () => {
  expect(parseNumber('1.234,5', german)).toBe(1234.5)
})

test('digits of another script are read', () => {
  expect(parseNumber('١٢٫٥', numberSigns('ar-EG'))).toBe(12.5)
  expect(parseNumber('٠٩', numberSigns('ar-EG'))).toBe(9)
})

test('a whole number has no decimal places', () => {
  expect(parseNumber('12', english, true)).toBe(12)
  expect(parseNumber('12.5', english, true)).toBeNaN()
})

test.each([null, undefined, NaN])('%o shows an empty field', (value) => {
  expect(numberText(value, 'en-US')).toBe('')
})

test('a text that is no number stands in the field as it was typed', () => {
  expect(numberText('12 pcs', 'en-US')).toBe('12 pcs')
})

test.each(['en-US', 'de', 'fr', 'es', 'pt-BR', 'ar-EG'])(
  'what stands in the field is read as the same number in %s',
  (locale) => {
    const signs = numberSigns(locale)
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (number) => {
        const near = Number(number.toFixed(6))
        expect(parseNumber(numberText(near, locale), signs)).toBe(near)
      }),
    )
  },
)
