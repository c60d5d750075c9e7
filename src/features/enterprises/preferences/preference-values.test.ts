import { expect, test } from 'vitest'
import { checkPreferences, toRequest, toValues, unitOf } from './preference-values.ts'

const preference = { id: 1, name: 'Open alerts', token: 'open_alerts' }
const sentBack = (received: object) => {
  const preferences = [{ ...preference, ...received }]
  return toRequest(preferences, toValues(preferences))[0]
}

test.each([
  [{ numericValue: 4 }, { numericValue: 4 }],
  [{ numericValue: null }, { numericValue: null }],
  [{ stringValue: null, numericValue: 0 }, { numericValue: 0 }],
  [{ stringValue: 'daily' }, { stringValue: 'daily' }],
  [{ stringValue: '' }, { stringValue: '' }],
  [{ stringValue: 'Fahrenheit', numericValue: null }, { stringValue: 'Fahrenheit' }],
  [{ stringValue: '', numericValue: null }, { stringValue: '' }],
])('%j is sent back as %j', (received, kept) => {
  expect(sentBack(received)).toEqual({ ...preference, ...kept })
})

test.each([
  [{ stringValue: null, numericValue: null }, { numericValue: null }],
  [{ stringValue: null }, { stringValue: null }],
  [{}, { stringValue: null }],
])('%j has no value and keeps none', (received, kept) => {
  expect(sentBack(received)).toEqual({ ...preference, ...kept })
})

test('fields that the server does not accept are left out', () => {
  expect(sentBack({ stringValue: 'a', updatedBy: 'someone' })).not.toHaveProperty('updatedBy')
})

test('text in a number field is an error, an empty number field is not', () => {
  const numbers = { p1: 'soon', p2: null, p3: 4 }
  expect(Object.keys(checkPreferences({ numbers }))).toEqual(['numbers.p1'])
})

test('the unit is the text in parentheses at the end of the name', () => {
  expect(unitOf('Alert escalation delay (minutes)')).toBe('minutes')
  expect(unitOf('Quiet hours (UTC) start')).toBeUndefined()
  expect(unitOf('Temperature unit')).toBeUndefined()
})
