import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  caretBehind,
  isForeign,
  nationalPhoneText,
  phoneDigits,
  phoneNumberText,
  phoneText,
} from './phone-text.ts'

const national = fc.stringMatching(/^\d{0,10}$/)
const complete = fc.stringMatching(/^1[2-9]\d{9}$/)
const kept = national.map((digits) => (digits === '' ? '' : `1${digits}`))

test('a complete number has 17 characters', () => {
  expect(phoneText('15555550100')).toBe('+1 (555) 555-0100')
  fc.assert(
    fc.property(complete, (digits) => {
      expect(phoneText(digits)).toHaveLength(17)
    }),
  )
})

test.each([
  ['', ''],
  ['+', '+'],
  ['1', '+1'],
  ['15', '+1 5'],
  ['1555', '+1 (555'],
  ['15555', '+1 (555) 5'],
  ['1555555', '+1 (555) 555'],
  ['15555550', '+1 (555) 555-0'],
])('%s is shown as %s', (digits, text) => {
  expect(phoneText(digits)).toBe(text)
})

test.each([
  '5555550100',
  '555.555.0100',
  '(555) 555-0100',
  '1-555-555-0100',
  ' +1 (555) 555-0100 ',
])('%s is the same number', (text) => {
  expect(phoneDigits(text)).toBe('15555550100')
})

test.each([
  '+49 170 1234567',
  ' +44 20 7946 0958',
  '0049 170 1234567',
  '011 49 170 1234567',
  '07911123456',
  '(0170) 1234567',
])('%s is a number of another country and stays as it is', (text) => {
  expect(isForeign(text)).toBe(true)
  expect(phoneText(text)).toBe(text)
})

test.each(['+1 518 555 0127', '+', '+ (518) 555-0127', '1 (518) 555-0127', '518-555-0127'])(
  '%s may be a number of the United States',
  (text) => {
    expect(isForeign(text)).toBe(false)
  },
)

test.each([
  ['15185550127', '+1 (518) 555-0127'],
  ['442079460958', '+44 20 7946 0958'],
  ['12', '12'],
  ['extension 4', 'extension 4'],
])('the saved number %s is written as %s', (digits, text) => {
  expect(phoneNumberText(digits)).toBe(text)
})

test('the digits are unchanged after a round trip through the display', () => {
  fc.assert(
    fc.property(kept, (digits) => {
      expect(phoneDigits(phoneText(digits))).toBe(digits)
    }),
  )
})

test('no digit is lost, however many are typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), (typed) => {
      const text = isForeign(typed) ? phoneText(typed) : phoneText(phoneDigits(typed))
      expect(text.replace(/\D/g, '')).toMatch(new RegExp(`^1?${typed}$`))
    }),
  )
})

test('the caret stays behind the same number of digits', () => {
  fc.assert(
    fc.property(kept, fc.nat(11), (digits, count) => {
      const text = phoneText(digits)
      const before = text.slice(0, caretBehind(text, count)).replace(/\D/g, '')
      expect(before.length).toBe(Math.min(Math.max(count, 1), digits.length))
    }),
  )
})

test.each([
  ['', ''],
  ['3', '3'],
  ['555-0100', '555-0100'],
  ['303-555-0121', '(303) 555-0121'],
  [' 3035550121', '(303) 555-0121'],
  ['13035550121', '1 (303) 555-0121'],
  ['+493012345', '+49 30 12345'],
  ['+', '+'],
  ['303 555 0121 ext. 5', '303 555 0121 ext. 5'],
  ['1234567890123456', '1234567890123456'],
  ['+33612345678', '+33612345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['  ', '  '],
])('%j is written as %j in the national form', (typed, written) => {
  expect(nationalPhoneText(typed, 16)).toBe(written)
})

test('typing a number of 16 characters or fewer never makes it longer', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[1-9]\d{0,14}$/), (number) => {
      let text = ''
      for (const key of number) text = nationalPhoneText(text + key, 16)
      expect(text.length).toBeLessThanOrEqual(16)
      expect(text.replace(/\D/g, '')).toBe(number.replace('+', ''))
    }),
  )
})

test('further typing keeps the national form', () => {
  fc.assert(
    fc.property(national, (digits) => {
      const text = nationalPhoneText(digits, 16)
      expect(text.replace(/\D/g, '')).toBe(digits)
      expect(nationalPhoneText(text, 16)).toBe(text)
      expect(text.length).toBeLessThanOrEqual(16)
    }),
  )
})
