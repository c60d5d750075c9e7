import { expect, it } from 'vitest'
import { readAlertSearch, writeAlertSearch } from './alert-search.ts'

const defaults = { timeConstraint: 'LAST_7_DAYS', level: '' }

it('reads what the URL says', () => {
  const search = { timeConstraint: 'LAST_30_DAYS', level: 'critical' }
  expect(readAlertSearch(search)).toEqual(search)
})

it.each([
  {},
  { timeConstraint: 'LAST_YEAR' },
  { timeConstraint: ['LAST_30_DAYS', 'LAST_24_HOURS'] },
  { level: ['critical', 'info'] },
])('falls back to the defaults for %j', (raw) => {
  expect(readAlertSearch(raw)).toEqual(defaults)
})

it('keeps a level that only the server knows', () => {
  expect(readAlertSearch({ level: 'catastrophe' })).toEqual({ ...defaults, level: 'catastrophe' })
})

it('writes what differs from the defaults', () => {
  expect(writeAlertSearch({ timeConstraint: 'LAST_30_DAYS', level: '' })).toEqual({
    timeConstraint: 'LAST_30_DAYS',
  })
  expect(writeAlertSearch(readAlertSearch({ level: 'info' }))).toEqual({ level: 'info' })
})
