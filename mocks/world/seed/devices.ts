import { day, instantOf } from '../clock.ts'
import type { GroupingRow } from '../rows.ts'
import type { World } from '../world.ts'
import type { Seed } from './seed.ts'

/** The prefixes of serial numbers and MAC addresses of a device type, and the names of its devices. */
export type DeviceKind = { token: string; serial: string; mac: string; names: string[] }

const kind = (token: string, serial: string, mac: string, names: string): DeviceKind => ({
  token,
  serial,
  mac,
  names: names.split(','),
})

const gateway = kind('waypost-gateway-g2', 'G2', '70B3D5A1E0', 'Gateway – office')
const router = kind('waypost-router-r1', 'R1', '70B3D5A1F0', 'Router – comms cabinet')
const sensors = [
  kind('draginolht65n', 'LHT65N', 'A840410000', 'Walk-in cooler,Produce cooler,Dairy case,Freezer'),
  kind('draginolht65n', 'LHT65N', 'A840410000', 'Bar fridge,Prep line fridge,Ice cream cabinet'),
  kind('draginolds02', 'LDS02', 'A840418000', 'Back door,Walk-in door,Freezer door'),
  kind('waypost-probe-t3', 'T3', '70B3D5A1C0', 'Hot hold 1,Soup well,Rotisserie'),
  kind('waypost-leak-l1', 'L1', '70B3D5A1D0', 'Ice machine,Dish pit floor,Boiler room'),
]

/** Device types by the prefix of their serial numbers. */
export const deviceKinds: ReadonlyMap<string, DeviceKind> = new Map(
  [gateway, router, ...sensors].map((each) => [each.serial, each]),
)

const rates = [60, 300, 600, 900]
/** The examples' devices whose reporting frequency is still unknown. */
const withoutRate = [5047, 5051]
const firstExample = 5000

/** The devices of the examples, then for each other location a gateway and some sensors. */
export function seedDevices(seed: Seed): void {
  seedExamples(seed)
  growDevices(seed.world, seed.scenario === 'large' ? 50_000 : 360)
  takeDown(seed.world)
}

function seedExamples({ world, examples }: Seed): void {
  const listed = ['firstPage', 'lastPage'].flatMap(
    (name) => examples.answer('findDevicesBySerialNumber', 200, name).devices,
  )
  for (const device of listed.toSorted((a, b) => a.id - b.id)) {
    const index = device.id - firstExample
    const { token, mac } = deviceKinds.get(device.serialNumber.split('-')[0] ?? '') ?? gateway
    world.devices.insert({
      id: device.id,
      serialNumber: device.serialNumber,
      macAddress: mac + hexOf(0x1a_2b_00 + index * 3),
      deviceTypeToken: token,
      displayName: device.displayName ?? null,
      status: device.deviceStatus?.name ?? null,
      enterpriseId: device.enterprise?.id ?? null,
      groupingId: device.deviceGrouping?.id ?? null,
      lastUpdatedAt: device.lastUpdatedAt ? examples.recent(device.lastUpdatedAt) : null,
      registeredAt: instantOf(world.clock.now() - (index + 60) * day),
      rate: withoutRate.includes(device.id) ? 0 : rates[index % 4]!,
      tagCount: index % 3 === 1 ? 2 : 0,
    })
  }
  const { devices } = examples.answer('findUnregisteredDevices', 200, 'several')
  for (const { serial, latestDeviceTime, lastReceivedFromTime } of devices) {
    world.unregisteredDevices.insert({
      serial,
      latestDeviceTime: latestDeviceTime ? examples.recent(latestDeviceTime) : null,
      lastReceivedFromTime: lastReceivedFromTime ? examples.recent(lastReceivedFromTime) : null,
    })
  }
}

/** Adds devices to the locations without devices in the examples, one location after the other, up to `total` devices. */
function growDevices(world: World, total: number): void {
  const { random } = world
  const locations = world.groupings
    .all()
    .filter(({ timezone, enterpriseId }) => timezone !== null && enterpriseId > 3)
  for (let round = 0; world.devices.size < total; round += 1) {
    for (const location of locations.slice(0, total - world.devices.size)) {
      const isRouter = round === 1 && random.chance(0.3)
      insertDevice(
        world,
        location,
        round === 0 ? gateway : isRouter ? router : random.pick(sensors),
      )
    }
  }
}

/** The last few have no location; one of them still has a tag. */
function takeDown({ devices }: World): void {
  for (const [index, { id }] of devices.all().slice(-6).entries()) {
    devices.update(id, { groupingId: null, tagCount: index === 0 ? 1 : 0 })
  }
}

function insertDevice(world: World, location: GroupingRow, type: DeviceKind): void {
  const { random } = world
  const index = world.devices.size + 1
  const status = random.chance(0.06) ? 'Offline' : random.chance(0.06) ? 'Low battery' : 'Online'
  const silence = status === 'Offline' ? random.int(3600, 12 * 86_400) : random.int(5, 3000)
  world.devices.insert({
    serialNumber: `${type.serial}-${28_000 + index}`,
    macAddress: type.mac + hexOf(0x30_00_00 + index),
    deviceTypeToken: type.token,
    displayName: random.pick(type.names),
    status,
    enterpriseId: location.enterpriseId,
    groupingId: location.id,
    lastUpdatedAt: instantOf(world.clock.now() - silence * 1000),
    registeredAt: instantOf(world.clock.now() - random.int(20, 700) * day),
    rate: random.chance(0.03) ? 0 : random.pick(rates),
    tagCount: random.chance(0.2) ? random.int(1, 3) : 0,
  })
}

const hexOf = (number: number) => number.toString(16).toUpperCase().padStart(6, '0')
