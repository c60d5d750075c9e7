import { describe, expect, test } from 'vitest'
import { isJsonObject, type JsonObject } from '../../mocks/contract.ts'
import { operations } from './support.ts'

/** An object in an example, its key, and its path. */
type Sighting = { key: string; object: JsonObject; place: string }
/** The identifier of one kind of thing, and the values that must be the same everywhere. */
type Kind = { of: (sighting: Sighting) => boolean; identity: string[]; says: string[] }

/** These examples leave out what others say. */
const lacking = /^(locationOfNobody|(sparse|nulls|bare|shortest|plain)(Record)*)$/
/** These examples change a name, so it differs from the earlier one. */
const renaming = ['updateEnterprise', 'updateDocument']
const steady = operations.filter(({ operationId }) => !renaming.includes(operationId))
const sightings = steady.flatMap(({ operationId, answers }) =>
  answers
    .filter(({ status }) => status < 400)
    .flatMap(({ contents }) =>
      contents.flatMap(({ examples }) =>
        examples
          .filter(({ name }) => !lacking.test(name))
          .flatMap(({ name, value }) => objectsIn(value, '', `${operationId} ${name}`)),
      ),
    ),
)

const under =
  (...keys: string[]) =>
  ({ key }: Sighting) =>
    keys.includes(key)
const carrying =
  (...names: string[]) =>
  ({ object }: Sighting) =>
    names.every((name) => name in object)

const kinds: Record<string, Kind> = {
  'enterprises by id': {
    of: under('enterprise', 'enterprises', 'commissionedFor', 'content'),
    identity: ['id'],
    says: ['name', 'token'],
  },
  'enterprises by token': {
    of: under('enterprise', 'enterprises', 'content'),
    identity: ['token'],
    says: ['name'],
  },
  groupings: {
    of: (each) =>
      under('deviceGrouping', 'rootGrouping', 'adminDashboardLocations')(each) ||
      carrying('monitoringVisible')(each) ||
      (each.place.startsWith('getLocationsWithDisabledAlerts') && /^\d+$/.test(each.key)),
    identity: ['id'],
    says: ['name'],
  },
  'groupings that a row names': {
    of: carrying('locationName'),
    identity: ['deviceGroupingId', 'locationId'],
    says: ['locationName', 'enterpriseName'],
  },
  'business-structure groups': {
    of: under('deviceGroup', 'deviceGroups', 'groups'),
    identity: ['id'],
    says: ['name', 'displayOrder'],
  },
  devices: {
    of: (each) => under('device', 'devices')(each) && carrying('id', 'serialNumber')(each),
    identity: ['id'],
    says: ['serialNumber', 'displayName'],
  },
  'device types': {
    of: under('deviceType', 'deviceTypes', 'availableDeviceTypes'),
    identity: ['token'],
    says: ['name', 'deviceFunctionalType', 'deviceSerialNumberType'],
  },
  'devices in stock by MAC address': {
    of: carrying('deviceRadioMacAddress', 'referenceId'),
    identity: ['deviceRadioMacAddress'],
    says: ['referenceId', 'id', 'deviceType'],
  },
  'devices in stock by reference': {
    of: carrying('deviceRadioMacAddress', 'referenceId'),
    identity: ['referenceId'],
    says: ['deviceRadioMacAddress'],
  },
  fleets: {
    of: under('fleet', 'fleets'),
    identity: ['id'],
    says: ['description', 'startedAt', 'commissionedFor'],
  },
  orders: { of: under('order', 'orders'), identity: ['id'], says: ['displayNumber', 'createdAt'] },
  'order statuses': {
    of: under('orderStatus', 'orderStatuses'),
    identity: ['token'],
    says: ['name', 'displayOrder'],
  },
  'inventory locations': {
    of: (each) =>
      under('deviceInventoryLocation')(each) || each.place.startsWith('listInventoryLocations'),
    identity: ['token'],
    says: ['name'],
  },
  'vendor orders': {
    of: under('vendorOrder', 'vendorOrders'),
    identity: ['id'],
    says: ['displayName'],
  },
  documents: {
    of: under('document', 'documents'),
    identity: ['id'],
    says: ['topic', 'slug', 'locale'],
  },
  users: {
    of: under('user', 'users'),
    identity: ['id'],
    says: ['username', 'firstName', 'lastName'],
  },
  'usernames of search results': {
    of: (each) => carrying('username')(each),
    identity: ['username'],
    says: ['firstName', 'lastName'],
  },
  'cellular tags': { of: under('tag', 'tags'), identity: ['id'], says: ['name'] },
}

describe('the examples agree with each other about', () => {
  test.each(Object.entries(kinds))('%s', (_, kind) => {
    expect(contradictions(kind)).toEqual([])
  })

  test('the MAC addresses and references of commissioning searches', () => {
    const references = new Map(
      seen('devices in stock by MAC address').map(({ object }) => [
        object['deviceRadioMacAddress'],
        object['referenceId'],
      ]),
    )
    const wrong = sightings
      .filter(({ object }) => object['inventoryReferenceId'])
      .filter(({ object: { deviceIdentifier, inventoryReferenceId } }) => {
        const known = references.get(deviceIdentifier)
        return known !== undefined && known !== inventoryReferenceId
      })
    expect(wrong).toEqual([])
  })

  test('the names of locations, whether a row or an object gives them', () => {
    const names = new Map(seen('groupings').map(({ object }) => [object['id'], object['name']]))
    const wrong = seen('groupings that a row names')
      .map(({ object }) => [
        object['deviceGroupingId'] ?? object['locationId'],
        object['locationName'],
      ])
      .filter(([id, name]) => names.has(id) && names.get(id) !== name)
    expect(wrong).toEqual([])
  })

  test('the record that an address names', () => {
    const wrong = operations.flatMap(({ operationId, parameters, answers }) => {
      const shown = answers.find(({ status }) => status < 400)?.contents[0]?.examples[0]?.value
      const record = Object.values(isJsonObject(shown) ? shown : {}).find(isJsonObject) ?? {}
      return parameters
        .filter((each) => each.in === 'path' && each.name in record)
        .filter(({ example }) => !Object.values(record).includes(example))
        .map(({ name, example }) => `${operationId} ${name}: ${String(example)}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('the world has', () => {
  test('three enterprises with a tree of groupings', () => {
    const trees = seen('enterprises by id').filter(({ object }) =>
      isJsonObject(object['rootGrouping']),
    )
    expect(distinct(trees, 'id')).toBeGreaterThanOrEqual(3)
  })

  test('forty devices of several types', () => {
    const stock = seen('devices in stock by MAC address')
    expect(distinct(stock, 'deviceRadioMacAddress')).toBeGreaterThanOrEqual(40)
    expect(distinct(stock, 'deviceType')).toBeGreaterThanOrEqual(4)
  })

  test('two fleets', () => {
    expect(distinct(seen('fleets'), 'id')).toBeGreaterThanOrEqual(2)
  })

  test('six orders in different statuses', () => {
    expect(distinct(seen('orders'), 'id')).toBeGreaterThanOrEqual(6)
    expect(distinct(seen('orders'), 'orderStatus')).toBeGreaterThanOrEqual(4)
  })

  test('help documents in three languages', () => {
    expect(distinct(seen('documents'), 'locale')).toBeGreaterThanOrEqual(3)
  })

  test('a user with many screens and one with few', () => {
    const counts = sightings
      .filter(({ place, key }) => place.startsWith('getMe ') && key === 'user')
      .map(({ object }) => objectsIn(object['availableRoutes'], 'availableRoutes', '').length)
    expect(Math.max(...counts)).toBeGreaterThan(20)
    expect(Math.min(...counts)).toBeLessThan(8)
  })
})

function seen(kind: string) {
  return sightings.filter((each) => kinds[kind]?.of(each))
}

function distinct(found: Sighting[], name: string) {
  return new Set(found.map(({ object }) => JSON.stringify(object[name]))).size
}

/** Values of the same thing that differ between two places. */
function contradictions({ of, identity, says }: Kind): string[] {
  const first = new Map<string, { text: string; place: string }>()
  const found = sightings.filter(of).filter(({ object }) => identity.some((name) => name in object))
  expect(found.length).toBeGreaterThan(1)
  return found.flatMap(({ object, place }) => {
    const id = identity.map((name) => object[name]).find((value) => value !== undefined)
    return says.flatMap((name) => {
      if (object[name] === undefined) return []
      const key = `${JSON.stringify(id)} ${name}`
      const text = JSON.stringify(object[name])
      const before = first.get(key) ?? { text, place }
      first.set(key, before)
      return before.text === text
        ? []
        : [`${key}: ${before.text} in ${before.place}, ${text} in ${place}`]
    })
  })
}

function objectsIn(value: unknown, key: string, place: string): Sighting[] {
  if (Array.isArray(value)) return value.flatMap((each) => objectsIn(each, key, place))
  if (!isJsonObject(value)) return []
  const inner = Object.entries(value).flatMap(([name, each]) => objectsIn(each, name, place))
  return [{ key, object: value, place }, ...inner]
}
