import { expect, test } from 'vitest'
import { readUsageSearch } from './usage-search.ts'

test('past usage is checked from day to day', () => {
  const search = { usage: 'past', starting: '2026-08-01', ending: '2026-10-31' }
  expect(readUsageSearch(search)).toEqual(search)
})

test('current usage has no days', () => {
  expect(readUsageSearch({ usage: 'current', starting: '2026-08-01' })).toEqual({
    usage: 'current',
  })
})

test.each(['2026-02-30', '08/01/2026', '', undefined, ['2026-08-01']])(
  '%j is no day',
  (starting) => {
    expect(readUsageSearch({ usage: 'past', starting })).toEqual({ usage: 'past' })
  },
)

test.each([{}, { usage: 'banana' }, { usage: ['past', 'current'] }, { starting: '2026-08-01' }])(
  '%j asks for nothing',
  (search) => {
    expect(readUsageSearch(search)).toEqual({})
  },
)
