import type { Schema } from '../operations.ts'
import { audit } from './audit.ts'
import type { EnterpriseRow, UserRow } from './rows.ts'
import { slugOf } from './slug.ts'
import { folded } from './sort.ts'
import type { World } from './world.ts'

type Level = Schema<'BusinessStructureNodeRequest'>
type Node = Schema<'GroupingNodeRequest'>
type Trees = { rootGroup: Level; rootGrouping: Node }
type Problems = Record<string, string>

/** Violated rules of the two trees of a new enterprise, by field; undefined if there are none. */
export function problemsOfTrees({ rootGroup, rootGrouping }: Trees): Problems | undefined {
  const levels = new Map(walk(rootGroup).map(({ node }) => [node.uuid, node]))
  const problems: Problems = {
    ...sameNames(rootGroup, 'rootGroup', 'Business Structure name is not unique'),
    ...sameNames(rootGrouping, 'rootGrouping', 'Grouping name is not unique'),
    ...wrongParents(rootGroup, 'rootGroup'),
    ...wrongParents(rootGrouping, 'rootGrouping'),
  }
  for (const { node, field } of walk(rootGrouping)) {
    const level = levels.get(node.businessStructure.uuid)
    const place = `${['rootGrouping', ...field].join('.')}`
    if (!level) {
      problems[`${place}.businessStructure`] = 'There is no such level in the business structure.'
    } else if (level.requiresTimezone && !node.timezone) {
      problems[`${place}.timezone`] = 'Timezone is required'
    }
    if (node.deviceGroup.uuid !== node.businessStructure.uuid) {
      problems[`${place}.deviceGroup`] = 'Must be the same node as businessStructure.'
    }
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** Adds an enterprise with its trees and its first administrator. Its token is derived from its name. */
export function addEnterprise(
  world: World,
  user: UserRow,
  body: Schema<'EnterpriseCreateRequest'>,
): EnterpriseRow {
  const { name, rootGroup, rootGrouping, adminUser, adminPassword } = body
  const enterprise = world.enterprises.insert({
    name,
    token: freeToken(world, name),
    retired: false,
  })
  const shared = { enterpriseId: enterprise.id }
  const groupIds = new Map<string, number>()
  for (const { node } of walk(rootGroup)) {
    const { id } = world.groups.insert({
      ...shared,
      name: node.name,
      displayOrder: node.displayOrder,
      parentId: groupIds.get(node.parent ?? '') ?? null,
      requiresTimezone: node.requiresTimezone,
      enableFloorPlan: node.enableFloorPlan,
    })
    groupIds.set(node.uuid, id)
  }
  const groupingIds = new Map<string, number>()
  for (const { node } of walk(rootGrouping)) {
    const { id } = world.groupings.insert({
      ...shared,
      groupId: groupIds.get(node.businessStructure.uuid)!,
      parentId: groupingIds.get(node.parent ?? '') ?? null,
      name: node.name,
      monitoringVisible: node.monitoringVisible,
      timezone: node.timezone ?? null,
      alertsDisabled: false,
    })
    groupingIds.set(node.uuid, id)
  }
  const administrator = world.users.insert({
    ...shared,
    ...adminUser,
    password: adminPassword,
    languageTag: user.languageTag,
    archived: false,
    actionRoleTemplateIds: [3],
  })
  const insert = { ...shared, changeType: 'INSERT' } as const
  audit(world, user, { ...insert, tableName: 'enterprise', record: enterprise })
  audit(world, user, { ...insert, tableName: 'user', record: administrator })
  return enterprise
}

type Tree<Self> = { uuid: string; name: string; parent: string | null; children: Self[] }

/** Every node of a tree from its root, with its path of keys. */
function walk<Self extends Tree<Self>>(
  node: Self,
  field: string[] = [],
): { node: Self; field: string[] }[] {
  const children = node.children.flatMap((child, at) =>
    walk(child, [...field, 'children', String(at)]),
  )
  return [{ node, field }, ...children]
}

function sameNames<Self extends Tree<Self>>(root: Self, place: string, message: string): Problems {
  const seen = new Set<string>()
  const problems: Problems = {}
  for (const { node, field } of walk(root)) {
    const name = folded(node.name.trim())
    if (seen.has(name)) problems[[place, ...field, 'name'].join('.')] = message
    seen.add(name)
  }
  return problems
}

/** Each node names its parent; the root names none. */
function wrongParents<Self extends Tree<Self>>(root: Self, place: string): Problems {
  const problems: Problems = {}
  const visit = (node: Self, parent: string | null, field: string[]) => {
    if (node.parent !== parent) problems[[...field, 'parent'].join('.')] = 'Is not the node above.'
    for (const [at, child] of node.children.entries()) {
      visit(child, node.uuid, [...field, 'children', String(at)])
    }
  }
  visit(root, null, [place])
  return problems
}

/** The slug of a name, numbered if another enterprise already has it. */
function freeToken(world: World, name: string): string {
  const slug = slugOf(name) || 'enterprise'
  for (let number = 1; ; number += 1) {
    const token = number === 1 ? slug : `${slug}-${number}`
    if (!world.enterprises.find('token', token)) return token
  }
}
