import { expect, it } from 'vitest'
import {
  categoryChoices,
  categoryFilterIds,
  categoryText,
  chosenCategories,
} from './alert-categories.ts'
import { alertsQuery } from './locations-queries.ts'
import { shownAlerts } from './shown-alerts.ts'

const alert = (
  id: number,
  thresholdClassification: { id?: number; token: string; name?: string },
) => ({
  id,
  alertLevel: { token: 'warning' },
  thresholdClassification,
  deviceDataType: { token: 'temperature' },
  device: { id: 1, serialNumber: 'LHT65N-1' },
  deviceGrouping: { id: 1, name: 'Albany', timezone: 'US/Eastern' },
  startedAt: '2026-11-16T14:00:00Z',
})
const food = { id: 3, token: 'food_safety', name: 'Food safety' }
const equipment = { id: 10, token: 'equipment', name: 'Equipment' }
const water = { token: 'water' }
const all = [alert(1, food), alert(2, equipment), alert(3, water), alert(4, food)]

it.each([
  [undefined, undefined],
  ['', undefined],
  ['3', '3'],
  ['10,3,3,', '3,10'],
  // A category without an id, and a link from before there were ids, are filtered here.
  ['3,water', undefined],
  ['food_safety', undefined],
  ['99999999999999999999', undefined],
])('the categories %j of the address are asked for as %j', (category, ids) => {
  expect(categoryFilterIds(category)).toBe(ids)
  expect(alertsQuery({ category }).queryKey[1]).toMatchObject({
    timeConstraint: 'LAST_7_DAYS',
    categoryFilterIds: ids,
    filterGroupId: -1,
    filterGroupingId: -1,
  })
})

it.each([
  ['', [1, 2, 3, 4]],
  ['3', [1, 4]],
  ['3,water', [1, 3, 4]],
  ['food_safety', [1, 4]],
  ['8', []],
])('the categories %j show the alerts %j', (category, ids) => {
  expect(shownAlerts(all, { level: '', state: '', category }).map(({ id }) => id)).toEqual(ids)
})

it('offers every category, most frequent first, and keeps chosen ones without alerts', () => {
  expect(categoryChoices(all, ['10', 'water', '8'])).toEqual([
    { key: '3', name: 'Food safety', count: 2, chosen: false },
    { key: '10', name: 'Equipment', count: 1, chosen: true },
    { key: 'water', name: 'water', count: 1, chosen: true },
    { key: '8', name: undefined, count: 0, chosen: true },
  ])
  const [first] = categoryChoices(all, ['food_safety'])
  expect(first).toMatchObject({ key: '3', chosen: true })
})

it('has one address for the same choice', () => {
  expect(categoryText(['water', '10', '3'])).toBe('3,10,water')
  expect(chosenCategories(',3,,3,water')).toEqual(['3', 'water'])
})
