import { describe, expect, it } from 'vitest'
import {
  deviceCounts,
  locationsNeedingAttention,
  shareOffline,
  watchedLocations,
} from './attention.ts'

const location = {
  deviceGroupingId: 1,
  locationName: 'Albany',
  gatewaysOffline: 0,
  gatewaysTotal: 1,
  routerOffline: 0,
  routerTotal: 1,
  sensorsOffline: 0,
  sensorsTotal: 4,
  criticalAlertCount: 0,
}
const nothing = { gatewaysTotal: 0, routerTotal: 0, sensorsTotal: 0 }
const namesOf = (locations: readonly { locationName: string }[]) =>
  locations.map(({ locationName }) => locationName)

describe('locationsNeedingAttention', () => {
  it('leaves out a location without problems', () => {
    expect(locationsNeedingAttention([location], 'en')).toEqual([])
  })

  it.each(['gatewaysOffline', 'routerOffline', 'sensorsOffline', 'criticalAlertCount'])(
    'shows a location of which only %s is above 0',
    (field) => {
      expect(locationsNeedingAttention([{ ...location, [field]: 1 }], 'en')).toHaveLength(1)
    },
  )

  it('leaves out a location without devices, even if it has counts', () => {
    const region = { ...location, ...nothing, sensorsOffline: 2, criticalAlertCount: 3 }
    expect(locationsNeedingAttention([region], 'en')).toEqual([])
  })

  it('puts the worst first: critical alerts, then gateways, then devices, then the name', () => {
    const unsorted = [
      { locationName: 'B quiet', sensorsOffline: 1 },
      { locationName: 'A quiet', sensorsOffline: 1 },
      { locationName: 'Many sensors', sensorsOffline: 4 },
      { locationName: 'Gateway', gatewaysOffline: 1 },
      { locationName: 'One critical', criticalAlertCount: 1 },
      { locationName: 'Two critical', criticalAlertCount: 2 },
    ].map((part) => ({ ...location, ...part }))
    expect(namesOf(locationsNeedingAttention(unsorted, 'en'))).toEqual([
      'Two critical',
      'One critical',
      'Gateway',
      'Many sensors',
      'A quiet',
      'B quiet',
    ])
  })

  it('sorts ties by name in the language’s order, and numbers by value', () => {
    const unsorted = ['Store 10', 'Zürich', 'Ávila', 'Store 9', 'albany'].map((locationName) => ({
      ...location,
      locationName,
      sensorsOffline: 1,
    }))
    expect(namesOf(locationsNeedingAttention(unsorted, 'en'))).toEqual([
      'albany',
      'Ávila',
      'Store 9',
      'Store 10',
      'Zürich',
    ])
  })

  it('does not change the given list', () => {
    const given = ['B', 'A'].map((locationName) => ({ ...location, locationName }))
    locationsNeedingAttention(given, 'en')
    expect(namesOf(given)).toEqual(['B', 'A'])
  })
})

describe('watchedLocations', () => {
  it('counts only locations that have a device', () => {
    const region = { ...location, ...nothing, locationName: 'Region' }
    const gatewayOnly = { ...location, ...nothing, gatewaysTotal: 1, locationName: 'Kiosk' }
    expect(namesOf(watchedLocations([location, region, gatewayOnly]))).toEqual(['Albany', 'Kiosk'])
  })
})

describe('deviceCounts', () => {
  it('leaves out kinds without devices, and starts with offline ones', () => {
    expect(deviceCounts({ ...location, routerTotal: 0, sensorsOffline: 3 })).toEqual([
      { kind: 'sensors', offline: 3, total: 4 },
      { kind: 'gateways', offline: 0, total: 1 },
    ])
  })
})

describe('shareOffline', () => {
  it.each([
    { offline: 1, total: 4, share: 0.25 },
    { offline: 0, total: 4, share: 0 },
    { offline: 0, total: 0, share: 0 },
  ])('is $share for $offline of $total', ({ share, ...count }) => {
    expect(shareOffline(count)).toBe(share)
  })
})
