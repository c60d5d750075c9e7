import { expect, test } from 'vitest'
import { englishText } from './english-text.ts'

test('a message has the same English text before and after it is parsed for production', () => {
  expect(englishText({ defaultMessage: 'Enterprises' })).toBe('Enterprises')
  expect(englishText({ defaultMessage: [{ type: 0, value: 'Enterprises' }] })).toBe('Enterprises')
})
