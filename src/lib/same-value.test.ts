import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedFields, sameValue } from './same-value.ts'

const file = new File(['a'], 'a.txt')

test.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
  [NaN, NaN],
  [file, file],
])('%o is the same as %o', (one, other) => {
  expect(sameValue(one, other)).toBe(true)
})

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: undefined }, { b: undefined }],
  [{}, { a: undefined }],
  [[], {}],
  [[1, 2], [1]],
  ['1', 1],
  [null, {}],
  [file, new File(['a'], 'a.txt')],
])('%o is not the same as %o', (one, other) => {
  expect(sameValue(one, other)).toBe(false)
  expect(sameValue(other, one)).toBe(false)
})

test('only what has changed is sent', () => {
  const before = { name: 'Ada', roles: [1, 2], enterprise: 2 as number | null }
  expect(changedFields({ name: 'Ada', roles: [1, 2], enterprise: null }, before)).toEqual({
    enterprise: null,
  })
})

test('a copy is the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(sameValue(value, structuredClone(value))).toBe(true)
    }),
  )
})
