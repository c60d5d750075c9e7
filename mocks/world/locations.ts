import type { GroupingRow } from './rows.ts'
import { folded } from './sort.ts'
import type { World } from './world.ts'

/** The nodes of the location tree at a level of the business structure and at the levels below it. */
export function locationsOfLevel(world: World, groupId: number): GroupingRow[] {
  const below = world.groups.where('parentId', groupId)
  return [
    ...world.groupings.where('groupId', groupId),
    ...below.flatMap(({ id }) => locationsOfLevel(world, id)),
  ]
}

/** A node of the location tree and those below it, by id. */
export function subtreeOf(world: World, groupingId: number): Set<number> {
  const below = world.groupings.where('parentId', groupingId)
  return new Set([groupingId, ...below.flatMap(({ id }) => [...subtreeOf(world, id)])])
}

/** The records sorted by a name, ignoring case and accents. */
export function byName<T>(records: readonly T[], nameOf: (record: T) => string): T[] {
  const named = records.map((record) => ({ record, name: folded(nameOf(record)) }))
  named.sort((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1))
  return named.map(({ record }) => record)
}
