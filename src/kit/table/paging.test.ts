import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampPage, pageCountOf, pageFromInput, rowRange } from './paging.ts'

test.each([
  [0, 20, 1],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [24, 10, 3],
  [10_000, Infinity, 1],
  [0, Infinity, 1],
])('%i rows fill, %d to a page, %i pages', (total, size, pages) => {
  expect(pageCountOf(total, size)).toBe(pages)
})

test.each([
  [-1, 0],
  [0, 0],
  [4, 4],
  [5, 4],
  [Infinity, 4],
])('page %d of five is held to %i', (page, held) => {
  expect(clampPage(page, 5)).toBe(held)
})

test.each([
  ['+3', 2],
  ['3.0', 1],
  ['0x3', 1],
  ['3 4', 1],
  ['Infinity', 1],
  ['3', 2],
  [' 3 ', 2],
  ['0', 0],
  ['-7', 0],
  ['99', 4],
  ['', 1],
  ['abc', 1],
  ['2.5', 1],
  ['1e9', 1],
  ['٣', 2],
  ['٣x', 1],
  ['99999999999999999999', 4],
  ['1,004', 4],
])('typing "%s" on the second of five pages leads to page index %i', (text, page) => {
  expect(pageFromInput(text, 1, 5)).toBe(page)
})

test.each([
  [0, 20, 0, { from: 0, to: 0 }],
  [0, 20, 24, { from: 1, to: 20 }],
  [1, 20, 24, { from: 21, to: 24 }],
  [0, Infinity, 24, { from: 1, to: 24 }],
  [0, Infinity, 0, { from: 0, to: 0 }],
])('page index %i of %d rows, %i in all, shows its rows', (page, size, total, range) => {
  expect(rowRange(page, size, total)).toEqual(range)
})

test('a typed page is always one of the list', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(500), fc.integer({ min: 1, max: 100 }), (text, total, size) => {
      const count = pageCountOf(total, size)
      const page = pageFromInput(text, 0, count)
      const { from, to } = rowRange(page, size, total)
      expect(page).toBe(clampPage(page, count))
      expect(to).toBeLessThanOrEqual(total)
      expect(total === 0 || from <= to).toBe(true)
    }),
  )
})
