import { expect, test } from 'vitest'
import { parseListSearch } from './list-search.ts'

const defaults = { page: 0, size: 20, sort: ['name,asc'], search: '' }
const parse = (raw: Record<string, unknown>) => parseListSearch(raw, ['name', 'token'], defaults)

test('nothing in the address means the defaults', () => {
  expect(parse({})).toEqual(defaults)
})

test('what the address says is read', () => {
  expect(parse({ page: '3', size: '50', sort: 'token,desc', search: '0012' })).toEqual({
    page: 3,
    size: 50,
    sort: ['token,desc'],
    search: '0012',
  })
})

test('several columns keep their order', () => {
  expect(parse({ sort: ['token,asc', 'name,desc'] }).sort).toEqual(['token,asc', 'name,desc'])
})

test.each([
  { page: '-1' },
  { page: '1.5' },
  { page: 'banana' },
  { page: '1e400' },
  { page: ['1', '2'] },
  { size: '7' },
  { size: '' },
  { sort: 'secret,asc' },
  { sort: 'name,up' },
  { sort: 'name,asc,desc' },
  { sort: 'name' },
  { sort: ['', ','] },
  { sort: null },
  { search: ['a', 'b'] },
])('%o falls back to the default', (raw) => {
  expect(parse(raw)).toEqual(defaults)
})
