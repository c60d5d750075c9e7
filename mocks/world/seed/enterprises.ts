import type { Schema } from '../../operations.ts'
import { slugOf } from '../slug.ts'
import type { World } from '../world.ts'
import { enterpriseName, locationName } from './names.ts'
import type { Seed } from './seed.ts'

/** The enterprises of the examples with their trees, preferences and logos. Those without a tree get one. */
export function seedEnterprises({ world, examples, scenario }: Seed): void {
  const { enterprises } = examples.answer('getAdminDashboard', 200, 'all').data
  const retired = new Set(enterprises.filter((each) => each.retired).map(({ id }) => id))
  const known = examples.answer('listAllEnterprises', 200, 'all').enterprises
  for (const { id, name, token = slugOf(name) } of known.toSorted((a, b) => a.id - b.id)) {
    world.enterprises.insert({ id, name, token, retired: retired.has(id) })
  }
  for (const name of ['freshFields', 'harborGrill', 'northgate']) {
    const { enterprise } = examples.answer('getEnterprise', 200, name)
    insertTree(world, enterprise)
    world.files.putSample(`logos/${enterprise.token}`, `${enterprise.token}.png`)
  }
  world.files.putSample('groupings/1002/floor-plan', 'floor-plan.png')
  seedPreferences(world, examples.answer('listEnterprisePreferences', 200, 'freshFields'))
  const total = scenario === 'large' ? 2000 : known.length
  for (let index = 0; world.enterprises.size < total; index += 1) {
    const name = enterpriseName(index)
    if (world.enterprises.find('name', name)) continue
    world.enterprises.insert({ name, token: slugOf(name), retired: world.random.chance(0.03) })
  }
  for (const { id, name } of world.enterprises.all().slice(3)) growTree(world, id, name)
  if (scenario === 'large') growPreferences(world, 2, 5000)
}

function insertTree(world: World, enterprise: Schema<'Enterprise'>): void {
  const levels = enterprise.deviceGroups ?? []
  for (const [depth, level] of levels.entries()) {
    insertLevel(
      world,
      enterprise.id,
      level,
      levels[depth - 1]?.id ?? null,
      depth === levels.length - 1,
    )
  }
  const insertNode = (node: Schema<'Grouping'>, parentId: number | null) => {
    world.groupings.insert({
      id: node.id,
      enterpriseId: enterprise.id,
      groupId: node.deviceGroup?.id ?? levels[0]!.id,
      parentId,
      name: node.name,
      monitoringVisible: node.monitoringVisible,
      timezone: node.timezone,
      alertsDisabled: false,
    })
    for (const child of node.children) insertNode(child, node.id)
  }
  if (enterprise.rootGrouping) insertNode(enterprise.rootGrouping, null)
}

function insertLevel(
  world: World,
  enterpriseId: number,
  { id, name, displayOrder }: Schema<'DeviceGroup'>,
  parentId: number | null,
  holdsLocations: boolean,
): void {
  world.groups.insert({
    id,
    enterpriseId,
    name,
    displayOrder,
    parentId,
    requiresTimezone: holdsLocations,
    enableFloorPlan: holdsLocations,
  })
}

/** Two levels, with one to five locations at the lower one. Ids follow the pattern of the examples. */
function growTree(world: World, enterpriseId: number, name: string): void {
  const { random } = world
  const [top, bottom] = [enterpriseId * 10 + 1, enterpriseId * 10 + 2]
  const lower = random.pick(['Location', 'Store'])
  insertLevel(world, enterpriseId, { id: top, name: 'Corporation', displayOrder: 0 }, null, false)
  insertLevel(world, enterpriseId, { id: bottom, name: lower, displayOrder: 1 }, top, true)
  const shared = { enterpriseId, alertsDisabled: false }
  const root = world.groupings.insert({
    ...shared,
    id: enterpriseId * 1000 + 1,
    groupId: top,
    parentId: null,
    name,
    monitoringVisible: false,
    timezone: null,
  })
  const names = new Set<string>()
  for (let index = random.int(1, 5); index > 0; index -= 1) {
    const location = locationName(random)
    if (names.has(location.name)) continue
    names.add(location.name)
    world.groupings.insert({
      ...shared,
      ...location,
      id: root.id + names.size,
      groupId: bottom,
      parentId: root.id,
      monitoringVisible: true,
    })
  }
}

/** The first enterprise has the preferences of the examples; the others have the same ones with other values. */
function seedPreferences(world: World, { preferences }: Schema<'EnterprisePreferenceList'>): void {
  const ranges: Record<string, [number, number]> = {
    alert_escalation_delay: [0, 240],
    door_open_warning: [10, 3600],
    quiet_hours_start: [0, 23],
  }
  for (const enterprise of world.enterprises.all().slice(0, 12)) {
    const isFirst = enterprise.id === 1
    for (const { id, name, token, stringValue = null, numericValue = null } of preferences) {
      const range = ranges[token] ?? null
      world.enterprisePreferences.insert({
        ...(isFirst && { id }),
        enterpriseId: enterprise.id,
        name,
        token,
        range,
        stringValue:
          token === 'daily_report_recipients' && !isFirst
            ? `ops@${enterprise.token}.example`
            : stringValue,
        numericValue: isFirst || !range ? numericValue : world.random.int(10, 20),
      })
    }
  }
}

/** More preferences than any customer has, alternately texts and numbers. */
function growPreferences(world: World, enterpriseId: number, total: number): void {
  const own = world.enterprisePreferences.where('enterpriseId', enterpriseId)
  for (let index = own.length + 1; index <= total; index += 1) {
    const isNumber = index % 2 === 0
    world.enterprisePreferences.insert({
      enterpriseId,
      name: `Custom setting ${index}`,
      token: `custom_setting_${index}`,
      range: isNumber ? [0, 10_000] : null,
      numericValue: isNumber ? index : null,
      stringValue: isNumber ? null : `Value ${index}`,
    })
  }
}
