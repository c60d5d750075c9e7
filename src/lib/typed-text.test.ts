import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './typed-text.ts'

const blanks = fc
  .array(
    fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u200b', '\ufeff', '\u2060', '\u200e', '\u00ad'),
  )
  .map((all) => all.join(''))
const visible = fc.stringMatching(/^[A-Za-z0-9@.:_-]+$/)

test('all kinds of blanks around an identifier are removed', () => {
  fc.assert(
    fc.property(blanks, visible, blanks, (before, text, after) => {
      expect(cleanText(before + text + after, 'identifier')).toBe(text)
      expect(cleanText(before + text + after, 'text')).toBe(text)
    }),
  )
})

test('a clean text is unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('text', 'identifier'),
      (typed, kind) => {
        const clean = cleanText(typed, kind)
        expect(cleanText(clean, kind)).toBe(clean)
      },
    ),
  )
})

test('a password is never changed', () => {
  fc.assert(
    fc.property(blanks, fc.string({ unit: 'binary' }), (before, text) => {
      expect(cleanText(before + text, 'exact')).toBe(before + text)
    }),
  )
})

test.each([
  ['Orchard\tLane', 'Orchard Lane'],
  ['Orchard \r\n Lane', 'Orchard Lane'],
  ['Orchard\u2028Lane', 'Orchard Lane'],
  ['Orchard  Lane', 'Orchard  Lane'],
  // The joiner in a Persian word or an emoji is part of it.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🍳', '👩\u200d🍳'],
])('the name %j becomes %j', (typed, clean) => {
  expect(cleanText(typed, 'text')).toBe(clean)
})

test.each([
  ['admin\u200b@waypost.test', 'admin@waypost.test'],
  ['A8:40:41\t:00', 'A8:40:41:00'],
  ['two words', 'two words'],
])('the identifier %j becomes %j', (typed, clean) => {
  expect(cleanText(typed, 'identifier')).toBe(clean)
})
