import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasMisplacedSeparator, hasTooManyDigits, numberText, parseNumber } from './number-text.ts'

test.each(['', '   '])('%o is an empty field', (text) => {
  expect(parseNumber(text, 'en-US')).toBeNull()
})

test.each([
  ['0', 0],
  ['12', 12],
  [' 12 ', 12],
  ['\u200b12\u00a0\u2060', 12],
  ['-1.5', -1.5],
  ['\u22121.5', -1.5],
  ['+3', 3],
  ['.5', 0.5],
  ['2.', 2],
  ['1,234.5', 1234.5],
  ['007', 7],
  ['١٢', 12],
  ['1e3', 1000],
  ['-2.5E-1', -0.25],
  ['0.30000000000000004', 0.30000000000000004],
  ['9,007,199,254,740,991', 9007199254740991],
])('%s is read as %d', (text, number) => {
  expect(parseNumber(text, 'en-US')).toBe(number)
})

test.each(['abc', '1.2.3', '-', '12 pcs', 'e5', '1e', '1e5e5', '0x10', 'Infinity'])(
  '%s is refused',
  (text) => {
    expect(parseNumber(text, 'en-US')).toBeNaN()
  },
)

test('a decimal comma is read if the language has one, a decimal point unless it groups digits', () => {
  expect(parseNumber('1.234,5', 'de')).toBe(1234.5)
  expect(parseNumber('1.5', 'fr')).toBe(1.5)
})

test.each([
  ['2,5', 'en-US'],
  [',5', 'en-US'],
  ['5,', 'en-US'],
  ['-1,23', 'en-US'],
  ['1,2345', 'en-US'],
  ['1234,567', 'en-US'],
  ['1,,234', 'en-US'],
  ['1.234,5', 'en-US'],
  ['1.5,000', 'en-US'],
  ['1,5e3', 'en-US'],
  ['2 5', 'en-US'],
  ['12,34,567', 'en-US'],
  ['2.5', 'de'],
  ['2.5', 'es'],
  ['2.5', 'pt-BR'],
  ['2 5', 'fr'],
  ["2'5", 'de-CH'],
  ['2,5', 'ar'],
  ['٢٬٥', 'ar-EG'],
  ['٢.٥', 'ar-EG'],
  ['1,234,567', 'en-IN'],
])('%s is refused in %s, since no group begins at its separator', (text, locale) => {
  expect(parseNumber(text, locale)).toBeNaN()
  expect(hasMisplacedSeparator(text, locale)).toBe(true)
  expect(hasTooManyDigits(text, locale)).toBe(false)
})

test.each([
  ['1,234', 'en-US', 1234],
  ['-12,345,678.25', 'en-US', -12345678.25],
  ['1 234', 'en-US', 1234],
  ['- 5', 'en-US', -5],
  ['1,234e2', 'en-US', 123400],
  ['1.234', 'de', 1234],
  ['1.234', 'es', 1234],
  ['1\u202f234\u202f567,5', 'fr', 1234567.5],
  ['1 234,5', 'fr', 1234.5],
  ["1'234.5", 'de-CH', 1234.5],
  ['1’234.5', 'de-CH', 1234.5],
  ['١٢٬٣٤٥٫٥', 'ar-EG', 12345.5],
  ['٢,٥', 'ar-EG', 2.5],
  ['١٬٢٣٤', 'ar', 1234],
  ['12,34,567', 'en-IN', 1234567],
])('%s is read in %s as %d', (text, locale, number) => {
  expect(parseNumber(text, locale)).toBe(number)
  expect(hasMisplacedSeparator(text, locale)).toBe(false)
})

test.each([
  '9007199254740992',
  '-9,007,199,254,740,993',
  '99999999999999999999',
  '0.12345678901234567891',
  '1e300',
  '1e-300',
  '1e999',
  '1'.repeat(400),
])('%s cannot be represented exactly and is refused', (text) => {
  expect(parseNumber(text, 'en-US')).toBeNaN()
  expect(hasTooManyDigits(text, 'en-US')).toBe(true)
})

test('digits of another script are read', () => {
  expect(parseNumber('١٢٫٥', 'ar-EG')).toBe(12.5)
  expect(parseNumber('٠٩', 'ar-EG')).toBe(9)
})

test('a whole number has no decimal places', () => {
  expect(parseNumber('12', 'en-US', true)).toBe(12)
  expect(parseNumber('12.5', 'en-US', true)).toBeNaN()
})

test.each([null, undefined, NaN])('%o shows an empty field', (value) => {
  expect(numberText(value, 'en-US')).toBe('')
})

test('text that is not a number stays in the field as typed', () => {
  expect(numberText('12 pcs', 'en-US')).toBe('12 pcs')
})

test.each(['en-US', 'de', 'fr', 'es', 'pt-BR', 'ar-EG'])(
  'the text in the field is read as the same number in %s',
  (locale) => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (number) => {
        const near = Number(number.toFixed(6))
        expect(parseNumber(numberText(near, locale), locale)).toBe(near)
      }),
    )
  },
)

test('no text is read as a number with other digits', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.stringMatching(/^-?[0-9]{1,25}([.,][0-9]{0,25})?(e[+-]?[0-9]{1,3})?$/),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const number = parseNumber(text, 'en-US')
      if (number === null || Number.isNaN(number)) return
      expect(parseNumber(numberText(number, 'en-US'), 'en-US')).toBe(number)
      expect(hasTooManyDigits(text, 'en-US')).toBe(false)
    }),
    { examples: [['0.1000001e-14']] },
  )
})

test.each(['soon', '', '12 pcs'])('%j has neither too many digits nor a separator', (text) => {
  expect(hasTooManyDigits(text, 'en-US')).toBe(false)
  expect(hasMisplacedSeparator(text, 'en-US')).toBe(false)
})
