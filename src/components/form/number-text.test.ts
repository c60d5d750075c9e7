import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasTooManyDigits, numberText, parseNumber } from './number-text.ts'

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

test('a text that is not a number does not have too many digits', () => {
  expect(hasTooManyDigits('soon', 'en-US')).toBe(false)
  expect(hasTooManyDigits('', 'en-US')).toBe(false)
})
