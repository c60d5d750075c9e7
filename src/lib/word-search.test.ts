import { expect, test } from 'vitest'
import { hasWord, searchedText, wordsOf } from './word-search.ts'

const finds = (search: string, text: string) =>
  wordsOf(search).every((word) => hasWord(searchedText(text), word))

test.each([
  ['5135550142', '+1 (513) 555-0142'],
  ['513-555-0142', '(513) 555-0142'],
  ['(513) 555', '513-555-0142'],
  ['513 555 0142', '+15135550142'],
  ['sao', 'São Paulo'],
  ['PAULO são', 'Sao Paulo'],
  ['', 'anything'],
])('%j finds %j', (search, text) => {
  expect(finds(search, text)).toBe(true)
})

test.each([
  ['123', '1-2-3'],
  ['5135550143', '(513) 555-0142'],
  ['A-1234', '12-34'],
])('%j does not find %j', (search, text) => {
  expect(finds(search, text)).toBe(false)
})
