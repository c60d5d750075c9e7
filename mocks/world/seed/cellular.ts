import { currentMonth, endOfCurrentMonth, monthNumber, monthOf, standardPlan } from '../cellular.ts'
import { examplesNow } from '../examples.ts'
import type { World } from '../world.ts'
import type { Seed } from './seed.ts'

const firstDevice = 330_001
const firstLink = 440_001
/** The spare SIM cards come after the routers and gateways of the three enterprises. */
const firstSpare = 11
const unclaimed = [11, 12, 13]
const total = 17

/** Months of past usage, including the example's three. */
const history = 24
const firstRecord = 970_003

/** The tags of the examples with their number of devices, a SIM card for each device, and the usage of the cards. */
export function seedCellular({ world, examples }: Seed): void {
  const { tags } = examples.answer('listCellularTags', 200, 'all')
  for (const { id, name } of tags) world.cellularTags.insert({ id, name })
  const [example] = examples.answer('findCellularDevices', 200, 'albanyRouter').devices
  const carried = tags.flatMap(({ id, deviceCount }) => Array<number>(deviceCount ?? 0).fill(id))
  for (let index = 0; index < total; index += 1) insertDevice(index)
  seedPastUsage({ world, examples })
  seedCurrentUsage({ world, examples })

  function insertDevice(index: number): void {
    const isSpare = index >= firstSpare
    const sim = simOf(index)
    const device = world.cellularDevices.insert({
      id: firstDevice + index,
      name: isSpare ? `Spare SIM ${sim.slice(-4)}` : nameOf(world, carried[index]!, index),
      imei: isSpare ? null : `001015926${String(74_003 + index * 37).padStart(6, '0')}`,
      tagIds: [carried[index]!],
    })
    const isClaimed = !unclaimed.includes(index)
    world.cellularLinks.insert({
      id: firstLink + index * 7,
      sim,
      state: isClaimed ? (isSpare ? 'paused' : 'live') : null,
      planId: isClaimed ? standardPlan : null,
      deviceId: isClaimed ? device.id : null,
      claimed: isClaimed,
    })
    if (index === 0 && example) world.cellularDevices.update(device.id, { name: example.name })
  }
}

const simOf = (index: number) => `89000000026074${String(index * 30).padStart(5, '0')}`

/** Each location has one device with a modem: its router, else its gateway. */
function nameOf(world: World, tagId: number, index: number): string {
  const enterprise = world.enterprises.find('token', world.cellularTags.get(tagId)?.name ?? '')
  const before = world.cellularDevices.all().filter(({ tagIds }) => tagIds.includes(tagId)).length
  const location = world.groupings
    .where('enterpriseId', enterprise?.id ?? 0)
    .filter(({ timezone }) => timezone !== null)[before]
  const devices = location ? world.devices.where('groupingId', location.id) : []
  const modem =
    devices.find(({ deviceTypeToken }) => deviceTypeToken.includes('router')) ??
    devices.find(({ deviceTypeToken }) => deviceTypeToken.includes('gateway'))
  return `${modem?.serialNumber ?? `Modem ${index}`} ${location?.name ?? ''}`.trim()
}

type Examples = Pick<Seed, 'world' | 'examples'>

function seedPastUsage({ world, examples }: Examples): void {
  const { random } = world
  const now = currentMonth(world)
  const then = new Date(examplesNow)
  const offset = now - monthNumber(then.getUTCFullYear(), then.getUTCMonth() + 1)
  const known = examples.answer('getPastCellularUsage', 200, 'threeMonths').data ?? []
  for (const { linkid, record_id, month, year, session_count, bytes } of known) {
    const moved = monthOf(monthNumber(year, month) + offset)
    const usage = { linkId: linkid, sessionCount: session_count, bytes }
    world.pastUsage.insert({ id: record_id, ...usage, ...moved })
  }
  const example = examples.answer('getPastCellularUsage', 200, 'zeroDates').data ?? []
  for (const { record_id, month, year, session_count, bytes } of example) {
    if (month !== 0) continue
    const linkId = firstLink + 4 * 7
    world.pastUsage.insert({
      id: record_id,
      linkId,
      month,
      year,
      sessionCount: session_count,
      bytes,
    })
  }
  let id = firstRecord
  for (let back = history; back > 0; back -= 1) {
    const date = monthOf(now - back)
    for (let index = 0; index < firstSpare; index += 1) {
      const linkId = firstLink + index * 7
      const [sessionCount, bytes] = [random.int(20, 90), random.int(40_000_000, 460_000_000)]
      const rows = world.pastUsage.where('linkId', linkId)
      if (rows.some(({ year, month }) => year === date.year && month === date.month)) continue
      world.pastUsage.insert({ id, linkId, ...date, sessionCount, bytes })
      id += 3
    }
  }
}

function seedCurrentUsage({ world, examples }: Examples): void {
  const periodEnd = endOfCurrentMonth(world)
  const known = examples.answer('getCurrentCellularUsage', 200, 'freshFields').data ?? []
  for (const { linkid, record_id, cur_period_end, periods_back, bytes } of known) {
    world.currentUsage.insert({
      id: record_id,
      linkId: linkid,
      periodEnd: cur_period_end === 0 ? 0 : periodEnd,
      periodsBack: periods_back,
      bytes,
    })
  }
  for (let index = known.length; index < firstSpare; index += 1) {
    const bytes = world.random.int(20_000_000, 240_000_000)
    const usage = { linkId: firstLink + index * 7, periodEnd, periodsBack: 0, bytes }
    world.currentUsage.insert({ id: 981_300 + index * 3, ...usage })
  }
}
