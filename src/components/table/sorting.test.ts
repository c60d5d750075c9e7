import { expect, test } from 'vitest'
import { fromSorting, toSorting } from './sorting.ts'

test('a sort survives the way into the table and back', () => {
  const sort = ['deviceStatus.name,desc', 'lastUpdatedAt,asc']
  expect(fromSorting(toSorting(sort))).toEqual(sort)
})
