import { expect, it } from 'vitest'
import { checkPreferences, toPreferenceValue } from './preference-values.ts'

const preference = { id: 1, name: 'Open alerts', token: 'open_alerts' }

it('keeps a number', () => {
  expect(toPreferenceValue({ ...preference, numericValue: 4 })).toEqual({
    ...preference,
    numericValue: 4,
  })
})

it('keeps a number that is not set', () => {
  expect(toPreferenceValue({ ...preference, numericValue: null })).toEqual({
    ...preference,
    numericValue: null,
  })
})

it('keeps a text', () => {
  expect(toPreferenceValue({ ...preference, stringValue: 'daily' })).toEqual({
    ...preference,
    stringValue: 'daily',
  })
})

it.each([{ stringValue: null }, {}])('takes %j for an empty text', (value) => {
  expect(toPreferenceValue({ ...preference, ...value })).toEqual({ ...preference, stringValue: '' })
})

it('drops what the server does not take', () => {
  const received = { ...preference, stringValue: 'a', updatedBy: 'someone' }
  expect(toPreferenceValue(received)).not.toHaveProperty('updatedBy')
})

it('points at a number field that holds something else, by its place in the list', () => {
  const text = { ...preference, stringValue: 'daily' }
  const faults = checkPreferences([text, { ...preference, numericValue: 'soon' }])
  expect(Object.keys(faults)).toEqual(['1.numericValue'])
})

it('has nothing against an empty number', () => {
  expect(checkPreferences([{ ...preference, numericValue: null }])).toEqual({})
})
