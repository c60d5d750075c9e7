import { expect, it } from 'vitest'
import { parseAlertSearch } from './alert-search.ts'

const defaults = { timeConstraint: 'LAST_7_DAYS', level: '' }

it('reads what the URL says', () => {
  const search = { timeConstraint: 'LAST_30_DAYS', level: 'critical' }
  expect(parseAlertSearch(search)).toEqual(search)
})

it.each([
  {},
  { timeConstraint: 'LAST_YEAR' },
  { timeConstraint: ['LAST_30_DAYS', 'LAST_24_HOURS'] },
  { timeConstraint: 7, level: 3 },
  { level: ['critical', 'info'] },
])('falls back to the defaults for %j', (raw) => {
  expect(parseAlertSearch(raw)).toEqual(defaults)
})

it('keeps a level that only the server knows', () => {
  expect(parseAlertSearch({ level: 'catastrophe' })).toEqual({ ...defaults, level: 'catastrophe' })
})
