import { expect, it } from 'vitest'
import { enterprisesOf, ofEnterprise, shownLocations } from './shown-locations.ts'

const location = (deviceGroupingId: number, locationName: string, change = {}) => ({
  deviceGroupingId,
  locationName,
  enterprise: { id: 1, name: 'Fresh Fields' },
  gatewaysOffline: 0,
  gatewaysTotal: 1,
  routerOffline: 0,
  routerTotal: 0,
  sensorsOffline: 0,
  sensorsTotal: 4,
  criticalAlertCount: 0,
  ...change,
})
const all = [
  location(1, 'Albany', { sensorsOffline: 1 }),
  location(2, 'Boston', { criticalAlertCount: 1, enterprise: { id: 2, name: 'Harbor' } }),
  location(3, 'Chicago'),
  location(4, 'Region', { gatewaysTotal: 0, sensorsTotal: 0 }),
]
const names = (filter: object) =>
  shownLocations(all, { state: '', search: '', order: 'urgency', ...filter }, 'en').map(
    ({ locationName }) => locationName,
  )

it('shows the locations of a state, worst first or by name', () => {
  expect(names({})).toEqual(['Boston', 'Albany'])
  expect(names({ order: 'name' })).toEqual(['Albany', 'Boston'])
  expect(names({ state: 'critical' })).toEqual(['Boston'])
  expect(names({ state: 'offline' })).toEqual(['Albany'])
  expect(names({ state: 'well' })).toEqual(['Chicago'])
  expect(names({ state: 'all' })).toEqual(['Boston', 'Albany', 'Chicago'])
})

it('finds parts of location and enterprise names', () => {
  expect(names({ state: 'all', search: 'HARB' })).toEqual(['Boston'])
  expect(names({ state: 'all', search: 'chi' })).toEqual(['Chicago'])
})

it('lists enterprises, and the locations of one', () => {
  expect(enterprisesOf(all, 'en').map(({ name }) => name)).toEqual(['Fresh Fields', 'Harbor'])
  expect(ofEnterprise(all, 2)).toHaveLength(1)
  expect(ofEnterprise(all, undefined)).toHaveLength(4)
})
