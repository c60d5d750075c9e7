import { expect, test } from 'vitest'
import { rewordedTexts } from './reworded.ts'

test('a new text is the reworded form of the most similar one that has disappeared', () => {
  const before = { a: 'Retry failed', b: 'Next buys this label.', c: 'Save', d: 'Save all' }
  const after = { c: 'Save', x: 'Press Next to buy this label.', y: 'Save everything' }
  expect([...rewordedTexts(before, after)]).toEqual([
    ['x', 'b'],
    ['y', 'd'],
  ])
})

test('a text that keeps its words and gets another description is reworded too', () => {
  expect([...rewordedTexts({ a: 'Open' }, { b: 'Open' })]).toEqual([['b', 'a']])
})

test('a text with other values is new, since its earlier translation could not be shown', () => {
  expect(rewordedTexts({ a: 'Go to {screen}' }, { b: 'Go to {page}' })).toEqual(new Map())
})

test('a text without a similar one is new', () => {
  expect(rewordedTexts({ a: 'Locations' }, { b: 'Discard the new user?' })).toEqual(new Map())
})
