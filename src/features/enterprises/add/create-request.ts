import type {
  BusinessStructureLevelRequest,
  BusinessStructureNodeRequest,
  EnterpriseCreateRequest,
  GroupingNodeRequest,
} from '~/api/generated/model/index.ts'
import { nodesOf, parentOf } from '~/lib/tree.ts'
import {
  rootGroupingOf,
  treesOf,
  type Grouping,
  type Level,
  type NewEnterprise,
} from './new-enterprise.ts'

/** Orval types the input of a recursive schema as unknown; this is its actual type. */
type CreateRequest = EnterpriseCreateRequest & {
  rootGroup: BusinessStructureNodeRequest
  rootGrouping: GroupingNodeRequest
}

/**
 * The request to create the enterprise. Every node gets a globally unique identifier.
 *
 * @throws If a tree has no root, or a grouping refers to a missing level.
 */
export function createRequest(values: NewEnterprise): CreateRequest {
  const { structure, groupings: built } = treesOf(values)
  const groupings = built ?? rootGroupingOf(values.name, structure)
  if (!structure || !groupings) throw new Error('A tree has no root')
  const levels = levelRequests(structure)
  return {
    name: values.name,
    rootGroup: withChildren(structure, levels),
    rootGrouping: groupingRequest(groupings, null, levels),
    adminUser: values.adminUser,
    adminPassword: values.adminPassword,
  }
}

type LevelRequests = ReadonlyMap<string, BusinessStructureLevelRequest>

/** Every level without its children, by its id in the wizard. */
function levelRequests(structure: Level): LevelRequests {
  const levels = nodesOf(structure)
  const uuids = new Map(levels.map(({ id }) => [id, crypto.randomUUID()]))
  return new Map(
    levels.map(({ id, name, requiresTimezone, enableFloorPlan }, displayOrder) => {
      const parent = parentOf(structure, id)
      const request: BusinessStructureLevelRequest = {
        uuid: found(uuids, id),
        name,
        displayOrder,
        isRoot: parent === null,
        requiresTimezone,
        enableFloorPlan,
        groupAssociableMetadataTypes: enableFloorPlan
          ? [{ id: 1, token: 'floor_plan_location' }]
          : [],
        parent: parent && found(uuids, parent.id),
      }
      return [id, request]
    }),
  )
}

const withChildren = (
  { id, children }: Level,
  levels: LevelRequests,
): BusinessStructureNodeRequest => ({
  ...found(levels, id),
  children: children.map((child) => withChildren(child, levels)),
})

function groupingRequest(
  { name, levelId, timezone, monitoringVisible, children }: Grouping,
  parent: string | null,
  levels: LevelRequests,
): GroupingNodeRequest {
  const uuid = crypto.randomUUID()
  const level = found(levels, levelId)
  return {
    uuid,
    name,
    parent,
    monitoringVisible,
    timezone: level.requiresTimezone ? timezone : null,
    businessStructure: level,
    deviceGroup: level,
    children: children.map((child) => groupingRequest(child, uuid, levels)),
  }
}

function found<Value>(values: ReadonlyMap<string, Value>, id: string): Value {
  const value = values.get(id)
  if (value === undefined) throw new Error(`There is no level ${id}`)
  return value
}
