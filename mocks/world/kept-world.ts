import { createRandom } from './random.ts'
import type { Session } from './sessions.ts'
import type { Simulation } from './simulation.ts'
import { Table, type Row } from './table.ts'
import type { Scenario, World } from './world.ts'

/** How a world differs from its seed, as data that can be sent to another thread. */
export type KeptWorld = {
  scenario: Scenario
  /** The world's first and its current time, in milliseconds since 1970. */
  began: number
  now: number
  tables: Record<string, KeptRows>
  sessions: Map<string, Session>
  simulation: Simulation
  files: { key: string; name: string; type: string; bytes: ArrayBuffer }[]
}

/** `changed` has only the columns that differ. */
type KeptRows = { added: Row[]; changed: Row[]; removed: number[] }

export async function keepWorld(world: World): Promise<KeptWorld> {
  const { scenario, at, rows, files } = world.seeded
  const tables = tablesOf(world).map(([name, table]) => [
    name,
    differences(table, rows[name] ?? []),
  ])
  const keys = world.files.keys().filter((key) => !files.has(key))
  return {
    scenario,
    began: at.getTime(),
    now: world.clock.now(),
    tables: Object.fromEntries(tables) as KeptWorld['tables'],
    sessions: world.sessions,
    simulation: world.simulation,
    files: await Promise.all(keys.map((key) => keepFile(world, key))),
  }
}

/**
 * Changes a newly seeded world as `kept` says, where that still fits: its code, and so its seed, may be others by now.
 *
 * @returns What did not fit, as sentences.
 */
export function restoreWorld(world: World, kept: KeptWorld): string[] {
  world.clock.advance(kept.now - world.clock.now())
  const problems = tablesOf(world).flatMap(([name, table]) => {
    const rows = kept.tables[name]
    return rows ? restoreRows(name, table, rows) : []
  })
  for (const [token, session] of kept.sessions) {
    if (world.users.get(session.userId)) world.sessions.set(token, session)
  }
  for (const { key, name, type, bytes } of kept.files) {
    world.files.put(key, name ? new File([bytes], name, { type }) : new Blob([bytes], { type }))
  }
  world.simulation = kept.simulation
  // The values that the world has given out must not come again.
  world.random = createRandom(kept.now)
  return problems
}

const tablesOf = (world: World) =>
  Object.entries(world).flatMap(([name, part]) =>
    part instanceof Table ? [[name, part as unknown as Table<Row>] as const] : [],
  )

function differences(table: Table<Row>, seeded: readonly Row[]): KeptRows {
  const before = new Map(seeded.map((row) => [row.id, row]))
  const changed = table.all().flatMap((row) => {
    const old = before.get(row.id)
    if (!old || old === row) return []
    const columns = Object.entries(row).filter(
      ([name, value]) => !isSame(value, valueOf(old, name)),
    )
    return [{ ...Object.fromEntries(columns), id: row.id }]
  })
  return {
    added: table.all().filter(({ id }) => !before.has(id)),
    changed,
    removed: seeded.filter(({ id }) => !table.get(id)).map(({ id }) => id),
  }
}

function restoreRows(name: string, table: Table<Row>, rows: KeptRows): string[] {
  const [first, ...others] = table.all()
  // Optional columns are not in every row.
  const columns = Object.entries(first ?? {}).filter(([column]) =>
    others.every((row) => column in row),
  )
  const newColumns = (row: Row) => columns.filter(([column]) => !(column in row))
  for (const id of rows.removed) table.delete(id)
  for (const { id, ...change } of rows.changed) {
    if (table.get(id)) table.update(id, change)
  }
  const taken = rows.added.filter(({ id }) => table.get(id))
  const added = rows.added.filter((row) => !taken.includes(row))
  for (const row of added) table.insert({ ...Object.fromEntries(newColumns(row)), ...row })
  const filled = new Set(added.flatMap((row) => newColumns(row).map(([column]) => column)))
  return [
    ...[...filled].map((column) => `added ${name} have the first one's ${column}, which is new`),
    ...taken.map(({ id }) => `${name} ${id} is left out, since the seed now has another one`),
  ]
}

async function keepFile({ files }: World, key: string) {
  const file = (await files.get(key)) ?? new Blob()
  const name = file instanceof File ? file.name : ''
  return { key, name, type: file.type, bytes: await file.arrayBuffer() }
}

const valueOf = (row: Row, column: string) => Object(row)[column] as unknown

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
