import { day, instantOf, minute } from '../clock.ts'
import type { DeviceRow, InventoryItemRow } from '../rows.ts'
import type { World } from '../world.ts'
import { unused } from './inventory-examples.ts'
import { removedEnterprise } from './special-places.ts'

/** Stonebridge Market, which has the devices, and Silver Spoon Diners, which has old hubs. */
const owner = 17
const hubOwner = 16
/** An old type that has neither a function nor a class, and one with only a token. */
const hub = 'waypost-hub-h1'
const unknownType = 'acme-probe-0'
const sensor = 'draginolht65n'
const gateway = 'waypost-gateway-g2'

/** Devices, fleets and inventory items in every state that the examples lack. */
export function seedSpecialDevices(world: World): void {
  world.catalog.otherDeviceTypes.set(hub, {
    token: hub,
    name: 'Waypost Hub H1',
    deviceFunctionalType: null,
    deviceSerialNumberType: null,
  })
  seedDevices(world)
  seedFleets(world)
  world.unregisteredDevices.insert({
    serial: 'T3-39020',
    latestDeviceTime: instantOf(world.clock.now() - 2 * day),
    lastReceivedFromTime: null,
  })
  world.registryOutages.insert({
    prefix: '0025',
    message: 'The registry of the serial numbers that begin with 0025 did not answer.',
  })
  seedHubs(world)
}

function seedDevices(world: World): void {
  insertDevice(world, 5901, { lastUpdatedAt: null })
  insertDevice(world, 5902, { displayName: null })
  insertDevice(world, 5903, { status: null })
  insertDevice(world, 5904, {})
  insertDevice(world, 5905, {
    enterpriseId: null,
    displayName: null,
    status: null,
    lastUpdatedAt: null,
    registeredAt: null,
  })
  insertDevice(world, 5906, { status: 'Low battery' })
  insertDevice(world, 5907, { taggedMeanwhile: true })
  insertDevice(world, 5908, {})
  insertDevice(world, 5909, { serialNumber: 'lht65n-39908', enterpriseId: hubOwner })
  const weak = world.alerts.all().find(({ classification }) => classification.token === 'battery')
  const location = world.groupings
    .where('enterpriseId', owner)
    .find(({ timezone, alertsDisabled }) => timezone !== null && !alertsDisabled)
  if (!weak || !location) return
  const { level, classification, dataType, threshold } = weak
  world.alerts.insert({
    id: 90_901,
    deviceId: 5906,
    groupingId: location.id,
    level,
    classification,
    dataType,
    threshold,
    value: 12,
    startedAt: instantOf(world.clock.now() - 40 * day),
    endedAt: null,
  })
}

/** A sensor without a location that reported a minute ago and is not in the inventory. */
function insertDevice(world: World, id: number, change: Partial<DeviceRow>): void {
  world.devices.insert({
    id,
    serialNumber: `LHT65N-${34_000 + id}`,
    macAddress: `A84041FF0000${id}`,
    deviceTypeToken: sensor,
    displayName: 'Spare sensor',
    status: 'Online',
    enterpriseId: owner,
    groupingId: null,
    lastUpdatedAt: instantOf(world.clock.now() - minute),
    registeredAt: instantOf(world.clock.now() - 90 * day),
    rate: 900,
    tagCount: 0,
    ...change,
  })
}

function seedFleets(world: World): void {
  const { clock } = world
  const ago = (days: number) => instantOf(clock.now() - days * day)
  const shared = { enterpriseId: owner, groupingId: null }
  world.fleets.insert({
    ...shared,
    id: 321,
    description: 'Depot of a customer who left',
    startedAt: ago(900),
    enterpriseId: removedEnterprise,
  })
  world.fleets.insert({ ...shared, id: 322, description: 'Planned for spring', startedAt: null })
  world.fleets.insert({
    ...shared,
    id: 323,
    description: 'Stonebridge – odds and ends',
    startedAt: ago(300),
  })
  const inFleet = { fleetId: 323, commissionedAt: ago(290) }
  insertItem(world, 7901, hub, inFleet)
  insertItem(world, 7902, unknownType, inFleet)
  insertItem(world, 7903, sensor, { ...inFleet, specificData: {} })
  insertItem(world, 7904, sensor, {
    ...inFleet,
    specificData: { dev_eui: 'A84041FF00007904', app_key: null, region: 'US915' },
  })
  insertItem(world, 7905, gateway, {
    ...inFleet,
    specificData: { gateway_eui: '70B3D5A1E0FF7905', installed_packages: manyLines },
  })
  insertItem(world, 7906, gateway, { ...inFleet, packageLost: true })
  insertItem(world, 7907, sensor, { importedOn: null })
}

const manyLines = Array.from({ length: 400 }, (_, line) => `package-${line + 1} 1.${line}.0`).join(
  '\n',
)

function insertItem(
  world: World,
  id: number,
  deviceTypeToken: string,
  change: Partial<InventoryItemRow>,
): void {
  const mac = deviceTypeToken === gateway ? '70B3D5A1E0FF' : 'A84041FF0000'
  world.inventory.insert({
    ...unused,
    id,
    referenceId: `00000000-0000-4000-8000-00000000${id}`,
    macAddress: mac + id,
    deviceTypeToken,
    importedOn: instantOf(world.clock.now() - 320 * day),
    inventoryLocationToken: 'albany-warehouse',
    vendorOrderId: null,
    ...change,
  })
}

/**
 * As many old hubs as there are devices of the fifth most frequent type, so that two types share rank five. Retired
 * enterprises count in no rank.
 */
function seedHubs(world: World): void {
  const counted = world.devices
    .all()
    .filter(({ enterpriseId }) => world.enterprises.get(enterpriseId)?.retired === false)
  const counts = [...Map.groupBy(counted, (row) => row.deviceTypeToken).values()]
  const [, , , , fifth = 0] = counts.map(({ length }) => length).toSorted((a, b) => b - a)
  for (let index = 0; index < fifth; index += 1) {
    world.devices.insert({
      id: 5920 + index,
      // Digits that are also the id of another customer's device.
      serialNumber: index === 0 ? '5904' : `H1-${10_000 + index}`,
      macAddress: `70B3D5A1B0${(0x4000 + index).toString(16).toUpperCase().padStart(6, '0')}`,
      deviceTypeToken: hub,
      displayName: 'Old hub',
      status: 'Offline',
      enterpriseId: hubOwner,
      groupingId: null,
      lastUpdatedAt: instantOf(world.clock.now() - (400 + index) * day),
      registeredAt: instantOf(world.clock.now() - 1500 * day),
      rate: 0,
      tagCount: 0,
    })
  }
}
