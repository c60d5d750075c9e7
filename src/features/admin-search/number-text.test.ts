import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test.each([
  ['15185550127', '+1 (518) 555-0127'],
  ['442079460958', '+44 20 7946 0958'],
  ['12', '12'],
  ['extension 4', 'extension 4'],
])('%s is written as %s', (digits, text) => {
  expect(numberText(digits)).toBe(text)
})
