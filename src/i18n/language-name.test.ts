import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'

test.each([
  ['en-US', 'English'],
  ['pt-BR', 'Português (Brasil)'],
  // As some servers write it.
  ['en_US', 'en_US'],
  ['', ''],
])('%s is called %s', (tag, name) => {
  expect(languageName(tag)).toBe(name)
})
