import { expect, test } from 'vitest'
import { parseQuery, stringifyQuery } from './query-string.ts'

test('a long serial number stays text', () => {
  expect(parseQuery('?serialNumber=12345678901234567890')).toEqual({
    serialNumber: '12345678901234567890',
  })
})

test('a repeated name becomes a list', () => {
  expect(parseQuery('?sort=a,asc&sort=b,desc&page=1')).toEqual({
    sort: ['a,asc', 'b,desc'],
    page: '1',
  })
})

test.each([
  {},
  { search: 'märket / 1&2=3+4 #5 %' },
  { sort: ['name,asc', 'token,desc'], page: '2' },
  { search: '👩‍🍳 مطعم' },
])('%o is the same after a round trip through the address', (search) => {
  expect(parseQuery(stringifyQuery(search))).toEqual(search)
})

test('one state has one address', () => {
  expect(stringifyQuery({ b: 1, a: true, c: undefined })).toBe(stringifyQuery({ a: true, b: 1 }))
})

test('an empty search adds no question mark', () => {
  expect(stringifyQuery({ page: undefined })).toBe('')
})
