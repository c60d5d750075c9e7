import { expect, test } from 'vitest'
import { checkPreferences, toRequest, toValues, unitOf } from './preference-values.ts'

const preference = { id: 1, name: 'Open alerts', token: 'open_alerts' }
const preferences = [
  { ...preference, numericValue: 4 },
  { ...preference, id: 2, stringValue: 'daily', updatedBy: 'someone' },
  { ...preference, id: 3 },
]
const saved = toValues(preferences)

test('nothing is sent of a preference that was not edited, whatever it is', () => {
  const received = [
    { numericValue: null },
    { stringValue: null, numericValue: 0 },
    { stringValue: '' },
    { stringValue: 'Fahrenheit', numericValue: null },
    { stringValue: null, numericValue: null },
    { stringValue: null },
    {},
  ].map((values, at) => ({ ...preference, id: at + 1, ...values }))
  expect(toRequest(received, toValues(received), toValues(received))).toEqual([])
})

test('only the edited preferences are sent, without fields that the server does not accept', () => {
  const edited = { texts: { ...saved.texts, p2: 'weekly' }, numbers: saved.numbers }
  expect(toRequest(preferences, edited, saved)).toEqual([
    { ...preference, id: 2, stringValue: 'weekly' },
  ])
})

test.each([
  [{ numericValue: 4 }, { numericValue: null }],
  [{ stringValue: null, numericValue: 0 }, { numericValue: null }],
  [{ stringValue: 'daily' }, { stringValue: null }],
  [{ stringValue: '', numericValue: null }, { stringValue: null }],
])('an emptied %j is sent as %j', (received, sent) => {
  const list = [{ ...preference, ...received }]
  const empty = { texts: { p1: null }, numbers: { p1: null } }
  expect(toRequest(list, empty, toValues(list))).toEqual([{ ...preference, ...sent }])
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
