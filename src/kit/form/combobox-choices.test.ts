import { expect, test } from 'vitest'
import { findChoices, mostShown } from './combobox-choices.ts'

const cafes = [
  { value: 1, label: 'Café Rosa', description: 'Portland' },
  { value: 2, label: 'Harbor Grill', description: 'Boston' },
  { value: 3, label: 'Rosa Market' },
]
const many = Array.from({ length: 5000 }, (_, value) => ({ value, label: `Device ${value}` }))
const labels = (text: string) => findChoices(cafes, text, []).found.map(({ label }) => label)

test('every word counts, case and accents are ignored', () => {
  expect(labels('')).toHaveLength(3)
  expect(labels('CAFE')).toEqual(['Café Rosa'])
  expect(labels('rosa')).toEqual(['Café Rosa', 'Rosa Market'])
  expect(labels('rosa portland')).toEqual(['Café Rosa'])
  expect(labels('nowhere')).toEqual([])
})

test('with thousands of matches, the first are shown and the others counted', () => {
  const { found, more } = findChoices(many, '', [])
  expect(found).toHaveLength(mostShown)
  expect(more).toBe(5000 - mostShown)
})

test('the chosen option is always shown', () => {
  const { found } = findChoices(many, '', [4321])
  expect(found[0]?.label).toBe('Device 4321')
})

test('a text that does not match the chosen option hides it', () => {
  expect(findChoices(many, '4999', [4321]).found).toEqual([many[4999]])
})
