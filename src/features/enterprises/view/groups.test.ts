import { expect, it } from 'vitest'
import { chosenGroup, inDisplayOrder } from './groups.ts'

const region = { id: 11, name: 'Region', displayOrder: 1 }
const corporation = { id: 12, name: 'Corporation', displayOrder: 0 }
const store = { id: 13, name: 'Store', displayOrder: 2 }
const groups = [region, corporation, store]

it('offers the levels by their display order', () => {
  expect(inDisplayOrder(groups)).toEqual([corporation, region, store])
})

it('chooses the level that the address names', () => {
  expect(chosenGroup(groups, '13')).toBe(store)
})

it.each([undefined, '', '99'])('chooses the topmost level when the address names %j', (wanted) => {
  expect(chosenGroup(groups, wanted)).toBe(corporation)
})

it('chooses nothing where there is no level', () => {
  expect(chosenGroup([], '13')).toBeUndefined()
})
