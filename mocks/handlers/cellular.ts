import type { Schema } from '../operations.ts'
import { audit } from '../world/audit.ts'
import {
  currentMonth,
  daysOfMonth,
  linksOfTag,
  monthNumber,
  standardPlan,
} from '../world/cellular.ts'
import { byName } from '../world/locations.ts'
import type { CellularDeviceRow, CellularLinkRow, CellularTagRow, UserRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { created, invalid, notFound, ok, taken } from './replies.ts'
import type { HandlersOf } from './types.ts'

type Operations =
  | 'findCellularDevices'
  | 'listCellularTags'
  | 'createCellularTag'
  | 'addDevicesToCellularTag'
  | 'claimCellularLink'
  | 'getPastCellularUsage'
  | 'getCurrentCellularUsage'
  | 'listCellularPlans'

export const cellular = {
  findCellularDevices({ query, world }) {
    // The digits after the first 14 are a check digit or the software version.
    const modem = query.imei.slice(0, 14)
    const rows = world.cellularDevices.all().filter(({ imei }) => imei?.slice(0, 14) === modem)
    return ok({ devices: rows.map((row) => deviceView(world, row)) })
  },

  listCellularTags({ world }) {
    const rows = byName(world.cellularTags.all(), ({ name }) => name)
    return ok({ tags: rows.map((row) => tagView(world, row)) })
  },

  createCellularTag({ body, user, world }) {
    const { deviceIds = [] } = body
    const name = body.name.trim()
    if (world.cellularTags.find('name', name)) return taken('name', 'Another tag has this name.')
    const problems = unknownDevices(world, deviceIds)
    if (problems) return invalid(problems)
    const row = world.cellularTags.insert({ name })
    putOnDevices(world, row, deviceIds)
    auditTag(world, user, 'INSERT', row)
    return created({ tag: tagView(world, row) })
  },

  addDevicesToCellularTag({ path, body, user, world }) {
    const row = world.cellularTags.get(path.id)
    if (!row) return notFound()
    const problems = unknownDevices(world, body.deviceIds)
    if (problems) return invalid(problems)
    putOnDevices(world, row, body.deviceIds)
    auditTag(world, user, 'UPDATE', row)
    return ok({ tag: tagView(world, row) })
  },

  claimCellularLink({ path, query, user, world }) {
    const before = world.cellularLinks.get(path.id)
    if (!before) return notFound()
    const other = world.cellularLinks.find('sim', query.sim)
    if (!other) return invalid({ sim: 'There is no such SIM card.' })
    if (other.id !== before.id) return taken('sim', 'This SIM card belongs to another link.')
    if (before.claimed) return taken('sim', 'This SIM card is claimed already.')
    const change = { claimed: true, state: 'live', planId: standardPlan }
    const record = world.cellularLinks.update(before.id, change)
    const written = {
      changeType: 'UPDATE',
      tableName: 'cellular_link',
      enterpriseId: null,
    } as const
    audit(world, user, { ...written, record })
    return ok({ link: linkView(record) })
  },

  /**
   * The months that lie entirely between the two days. Records without a month are always included; the only one belongs
   * to Harbor Grill. A tag without devices answers `success: false`.
   */
  getPastCellularUsage({ query, world }) {
    const { tagId, starting, ending } = query
    if (!world.cellularTags.get(tagId)) return invalid({ tagId: 'There is no such tag.' })
    if (ending < starting) return invalid({ ending: 'Must not be before the start.' })
    const { last } = daysOfMonth(currentMonth(world) - 1)
    if (ending > last) return invalid({ ending: `Must not be after ${last}.` })
    if (deviceCount(world, tagId) === 0) return ok(noAnswer)
    const isWithin = ({ year, month }: { year: number; month: number }) => {
      if (month === 0) return true
      const days = daysOfMonth(monthNumber(year, month))
      return days.first >= starting && days.last <= ending
    }
    const rows = linksOfTag(world, tagId)
      .flatMap(({ id }) => world.pastUsage.where('linkId', id))
      .filter(isWithin)
      .toSorted((a, b) => a.year - b.year || a.month - b.month || a.linkId - b.linkId)
    const data = rows.map(({ id, linkId, month, year, sessionCount, bytes }) => ({
      linkid: linkId,
      record_id: id,
      month,
      year,
      session_count: sessionCount,
      bytes,
    }))
    return ok({ success: true, message: null, data })
  },

  /** A tag without devices answers `success: false`. */
  getCurrentCellularUsage({ query, world }) {
    const { tagId } = query
    if (!world.cellularTags.get(tagId)) return invalid({ tagId: 'There is no such tag.' })
    if (deviceCount(world, tagId) === 0) return ok(noAnswer)
    const rows = linksOfTag(world, tagId).flatMap(({ id }) =>
      world.currentUsage.where('linkId', id),
    )
    const data = rows.map(({ id, linkId, periodEnd, periodsBack, bytes }) => ({
      linkid: linkId,
      record_id: id,
      cur_period_end: periodEnd,
      periods_back: periodsBack,
      bytes,
    }))
    return ok({ success: true, message: null, data })
  },

  /** `success: false` if nothing is set up at the provider: in the world without customers, until a tag is added. */
  listCellularPlans({ world }) {
    if (world.cellularTags.size > 0) {
      return ok({ success: true, message: null, data: world.catalog.cellularPlans })
    }
    const message = 'The cellular provider did not accept the request.'
    return ok({ success: false, message })
  },
} satisfies HandlersOf<Operations>

const noAnswer = { success: false, message: 'The cellular provider did not answer in time.' }

const deviceCount = (world: World, tagId: number) =>
  world.cellularDevices.all().filter(({ tagIds }) => tagIds.includes(tagId)).length

function tagView(world: World, { id, name }: CellularTagRow): Schema<'CellularTag'> {
  return { id, name, deviceCount: deviceCount(world, id) }
}

function linkView({ id, sim, state, planId, deviceId }: CellularLinkRow): Schema<'CellularLink'> {
  return { id, sim, state, planId, deviceId }
}

function deviceView(world: World, row: CellularDeviceRow): Schema<'CellularDevice'> {
  const { id, name, imei, tagIds } = row
  return {
    id,
    name,
    imei,
    links: world.cellularLinks.where('deviceId', id).map(linkView),
    tags: tagIds.flatMap((tagId) => world.cellularTags.get(tagId)?.name ?? []),
  }
}

function unknownDevices(world: World, deviceIds: readonly number[]) {
  const unknown = deviceIds.flatMap((id, at) => (world.cellularDevices.get(id) ? [] : [at]))
  const problem = 'There is no such device at the provider.'
  return unknown.length > 0
    ? Object.fromEntries(unknown.map((at) => [`deviceIds.${at}`, problem]))
    : undefined
}

function putOnDevices(world: World, tag: CellularTagRow, deviceIds: readonly number[]): void {
  for (const id of deviceIds) {
    const { tagIds = [] } = world.cellularDevices.get(id) ?? {}
    world.cellularDevices.update(id, { tagIds: [...new Set([...tagIds, tag.id])] })
  }
}

function auditTag(
  world: World,
  user: UserRow,
  changeType: 'INSERT' | 'UPDATE',
  tag: CellularTagRow,
) {
  const enterpriseId = world.enterprises.find('token', tag.name)?.id ?? null
  const devices = world.cellularDevices.all().filter(({ tagIds }) => tagIds.includes(tag.id))
  const record = { ...tag, deviceIds: devices.map(({ id }) => id) }
  audit(world, user, { changeType, tableName: 'cellular_tag', enterpriseId, record })
}
