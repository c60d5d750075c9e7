import { expect, test } from 'vitest'
import { checkPreferences, toPreferenceValue } from './preference-values.ts'

const preference = { id: 1, name: 'Open alerts', token: 'open_alerts' }

test.each([
  [{ numericValue: 4 }, { numericValue: 4 }],
  [{ numericValue: null }, { numericValue: null }],
  [{ stringValue: null, numericValue: 0 }, { numericValue: 0 }],
  [{ stringValue: 'daily' }, { stringValue: 'daily' }],
  [{ stringValue: '' }, { stringValue: '' }],
  [{ stringValue: 'Fahrenheit', numericValue: null }, { stringValue: 'Fahrenheit' }],
  [{ stringValue: '', numericValue: null }, { stringValue: '' }],
])('%j is kept as %j', (received, kept) => {
  expect(toPreferenceValue({ ...preference, ...received })).toEqual({ ...preference, ...kept })
})

test.each([
  [{ stringValue: null, numericValue: null }, { numericValue: null }],
  [{ stringValue: null }, { stringValue: null }],
  [{}, { stringValue: null }],
])('%j has no value, and is given none', (received, kept) => {
  expect(toPreferenceValue({ ...preference, ...received })).toEqual({ ...preference, ...kept })
})

test('what the server does not take is dropped', () => {
  const received = { ...preference, stringValue: 'a', updatedBy: 'someone' }
  expect(toPreferenceValue(received)).not.toHaveProperty('updatedBy')
})

test('a number field that holds something else is wrong, by its place in the list', () => {
  const text = { ...preference, stringValue: 'daily' }
  const errors = checkPreferences({
    preferences: [text, { ...preference, numericValue: 'soon' }],
  })
  expect(Object.keys(errors)).toEqual(['preferences.1.numericValue'])
})

test('an empty number is good', () => {
  expect(checkPreferences({ preferences: [{ ...preference, numericValue: null }] })).toEqual({})
})
