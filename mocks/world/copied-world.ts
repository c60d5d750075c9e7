import type { ContractDocument } from '../contract.ts'
import { createClock } from './clock.ts'
import { Table } from './table.ts'
import { createWorld, type Scenario, type World, type WorldOptions } from './world.ts'

/** The last world of each scenario that nothing has changed since it was seeded. */
const seeded = new WeakMap<ContractDocument, Map<Scenario, World>>()

/**
 * As `createWorld`, but only the first of equal worlds is seeded: the others share its rows, which are frozen. Each test has
 * a world of its own, and seeding one takes longer than its calls.
 */
export function copiedWorld(document: ContractDocument, options: WorldOptions): World {
  const { scenario, now, fixed, seed = 1, sampleFiles = async () => undefined } = options
  // A clock that runs gives no two worlds the same times.
  if (!fixed) return createWorld(document, options)
  const known = seeded.get(document) ?? new Map<Scenario, World>()
  seeded.set(document, known)
  let first = known.get(scenario)
  if (first?.seeded.at.getTime() !== now.getTime() || first.simulation.seed !== seed) {
    first = createWorld(document, { scenario, now, fixed, seed })
    deepFreeze(first.catalog)
    deepFreeze(first.seeded.rows)
    known.set(scenario, first)
  }
  const { log = first.log, fileUrl = first.fileUrl } = options
  return {
    ...first,
    ...copied(first, Table, (table) => table.copy()),
    clock: createClock(now, fixed),
    random: first.random.copy(),
    simulation: structuredClone(first.simulation),
    files: first.files.copy(sampleFiles),
    catalog: { ...first.catalog, ...copied(first.catalog, Map, (entries) => new Map(entries)) },
    answered: new Map(),
    sessions: new Map(first.sessions),
    fileUrl,
    log,
  }
}

/** Copies of those properties of a record that are of a class. */
function copied<T extends object, C>(
  record: T,
  kind: new (...args: never[]) => C,
  copy: (value: C) => C,
): Partial<T> {
  const parts = Object.entries(record).filter(
    (part): part is [string, C] => part[1] instanceof kind,
  )
  return Object.fromEntries(parts.map(([name, part]) => [name, copy(part)])) as Partial<T>
}

/** A handler that changes a row in place fails: it would change it in other worlds too. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  if (value instanceof Map) return [...value.values()].forEach(deepFreeze)
  Object.freeze(value)
  Object.values(value).forEach(deepFreeze)
}
