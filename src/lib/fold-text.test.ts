import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['São Paulo', 'sao paulo'],
  ['Kraków Łódź', 'krakow lodz'],
  ['SMØRREBRØD', 'smorrebrod'],
  ['Œuvre', 'oeuvre'],
  ['Straße', 'strasse'],
  ['Æbleskiver', 'aebleskiver'],
  ['Đà Nẵng', 'da nang'],
  ['IĞDIR ığdır', 'igdir igdir'],
  ['  Harbor Grill ', 'harbor grill'],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
