import { day, instantOf, instantText } from '../clock.ts'
import type { EnterpriseRow } from '../rows.ts'
import type { World } from '../world.ts'
import type { Seed } from './seed.ts'

/** The enterprise whose log the examples show in full. */
const shown = 1
/** Enterprises with more changes than others. */
const lively = { busy: [2, 5, 9], large: [2] }
const span = 180 * day

type Entry = { changeType: string; tableName: string; userInfo: string | null; record: object }

/** The log of the examples, and half a year of changes for every other enterprise. Oldest first. */
export function seedAudit({ world, examples, scenario }: Seed): void {
  const { changeEvents } = examples.answer('listAuditEvents', 200, 'changes')
  for (const event of changeEvents.toReversed()) {
    const { userInfo = null, recordData = null, ...change } = event
    const changedAt = instantText(event.changedAt)
    world.auditEvents.insert({ ...change, changedAt, userInfo, recordData, enterpriseId: shown })
  }
  const { random } = world
  const others = world.enterprises.all().filter(({ id }) => id !== shown)
  const isLarge = scenario === 'large'
  const livelyIds = isLarge ? lively.large : lively.busy
  const livelyEnterprises = others.filter(({ id }) => livelyIds.includes(id))
  const livelyShare = isLarge ? 0.26 : 0.5
  const total = isLarge ? 20_000 : 420
  const step = span / total
  for (let index = world.auditEvents.size; index < total; index += 1) {
    const enterprise = random.pick(random.chance(livelyShare) ? livelyEnterprises : others)
    const { record, ...change } = entryOf(world, enterprise)
    const changedAt = instantOf(world.clock.now() - span + index * step + random.int(0, step - 1))
    const recordData = JSON.stringify(record)
    world.auditEvents.insert({ ...change, changedAt, recordData, enterpriseId: enterprise.id })
  }
}

/** A typical change of an existing record of an enterprise. */
function entryOf(world: World, enterprise: EnterpriseRow): Entry {
  const { random } = world
  const { id: enterpriseId, name, token } = enterprise
  const users = world.users.where('enterpriseId', enterpriseId)
  const devices = world.devices.where('enterpriseId', enterpriseId)
  const locations = world.groupings.where('enterpriseId', enterpriseId)
  const userInfo = users.length > 0 ? random.pick(users).username : 'admin@waypost.test'
  const update = { changeType: 'UPDATE', userInfo }
  const entries: Entry[] = [
    {
      ...update,
      tableName: 'enterprise',
      userInfo: 'admin@waypost.test',
      record: { id: enterpriseId, name, token },
    },
  ]
  if (locations.length > 0) {
    const { id, name: location, timezone, monitoringVisible, parentId } = random.pick(locations)
    const shared = { id, name: location, timezone, monitoring_visible: monitoringVisible }
    const record = { ...shared, parent_id: parentId }
    entries.push({ ...update, tableName: 'device_grouping', record })
  }
  if (users.length > 0) {
    const { id, username, firstName, lastName, languageTag, archived } = random.pick(users)
    const names = { first_name: firstName, last_name: lastName }
    const record = { id, username, ...names, language_tag: languageTag, archived }
    entries.push({ ...update, tableName: 'app_user', record })
  }
  if (devices.length > 0) {
    const { id, serialNumber, displayName, groupingId, rate, status } = random.pick(devices)
    const names = { serial_number: serialNumber, display_name: displayName }
    const record = { id, ...names, device_grouping_id: groupingId, rate }
    entries.push(
      { ...update, tableName: 'device', record },
      { changeType: 'INSERT', tableName: 'device', userInfo: 'admin@waypost.test', record },
      {
        changeType: 'UPDATE',
        tableName: 'device_status',
        userInfo: null,
        record: { device_id: id, status },
      },
      {
        changeType: random.pick(['INSERT', 'DELETE']),
        tableName: 'device_tag',
        userInfo,
        record: { id: 8300 + id, device_id: id, name: random.pick(['Front of house', 'Frozen']) },
      },
    )
  }
  return random.pick(entries)
}
