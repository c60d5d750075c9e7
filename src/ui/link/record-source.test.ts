import { expect, test } from 'vitest'
import { matchedIn } from './record-source.ts'

test('a record says why it was found, where its name does not show it', () => {
  const texts = [null, 'ada@waypost.test', 'ada.two@waypost.test']
  expect(matchedIn('WAYPOST', 'Ada Okafor', texts)).toBe('ada@waypost.test')
  expect(matchedIn('óka', 'Ada Okafor', texts)).toBeUndefined()
  expect(matchedIn('harbor', 'Ada Okafor', texts)).toBeUndefined()
})
