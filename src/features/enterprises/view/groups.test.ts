import { expect, test } from 'vitest'
import { chosenGroup, inDisplayOrder } from './groups.ts'

const region = { id: 11, name: 'Region', displayOrder: 1 }
const corporation = { id: 12, name: 'Corporation', displayOrder: 0 }
const store = { id: 13, name: 'Store', displayOrder: 2 }
const groups = [region, corporation, store]

test('the levels are listed in their display order', () => {
  expect(inDisplayOrder(groups)).toEqual([corporation, region, store])
})

test('the level in the address is selected', () => {
  expect(chosenGroup(groups, 13)).toBe(store)
})

test.each([undefined, 99])('the topmost level is chosen when the address names %j', (wanted) => {
  expect(chosenGroup(groups, wanted)).toBe(corporation)
})

test('nothing is selected if there is no level', () => {
  expect(chosenGroup([], 13)).toBeUndefined()
})
