import type { ContractDocument } from '../contract.ts'
import { readCatalog, type Catalog } from './catalog.ts'
import { createClock, type Clock } from './clock.ts'
import { createExamples } from './examples.ts'
import { createFileStore, type FileStore, type SampleFiles } from './files.ts'
import { createRandom, type Random } from './random.ts'
import { seedWorld } from './seed/index.ts'
import type { Session } from './sessions.ts'
import { newSimulation, type Simulation } from './simulation.ts'
import type { Row } from './table.ts'
import { createTables, type Tables } from './tables.ts'

/**
 * `busy` has the contract's examples and more data like them, `empty` has no customer, `large` is for performance. `numbers` is
 * `busy` with whole numbers for instants.
 */
export const scenarios = ['busy', 'empty', 'large', 'numbers'] as const

export type Scenario = (typeof scenarios)[number]

export type WorldOptions = {
  scenario: Scenario
  /** The initial time of the world. */
  now: Date
  /** Whether the time is fixed. */
  fixed: boolean
  /** Two worlds of the same seed, scenario and start are equal. */
  seed?: number
  /** The source of sample files; without it, drawings replace them. */
  sampleFiles?: SampleFiles
  /** The address of the file with a key. */
  fileUrl?: (key: string) => string
  /** Gets a line for each mail that would be sent. */
  log?: (line: string) => void
}

/** The state of a sandbox: its tables and everything around them. Worlds share no mutable state. */
export type World = Tables & {
  clock: Clock
  random: Random
  simulation: Simulation
  files: FileStore
  catalog: Catalog
  /** The first answers by user and `Idempotency-Key`, with what was sent. */
  answered: Map<string, { sent: string; reply: { status: number; body: unknown } }>
  /** Whether answers have whole numbers for instants. */
  numericInstants: boolean
  /** By token. */
  sessions: Map<string, Session>
  fileUrl: (key: string) => string
  log: (line: string) => void
  /** How it began, so that what has changed since can be kept over a restart. */
  seeded: {
    scenario: Scenario
    at: Date
    rows: Record<string, readonly Row[]>
    files: ReadonlySet<string>
  }
}

/** @param document The contract, from whose examples the world is seeded. */
export function createWorld(document: ContractDocument, options: WorldOptions): World {
  const { scenario, now, fixed, seed = 1 } = options
  const { sampleFiles = async () => undefined, log = () => undefined } = options
  const { fileUrl = (key) => `https://files.waypost.test/${key}` } = options
  const examples = createExamples(document, now.getTime())
  const tables = createTables()
  const world: World = {
    ...tables,
    clock: createClock(now, fixed),
    random: createRandom(seed),
    simulation: newSimulation(seed),
    files: createFileStore(sampleFiles),
    catalog: readCatalog(examples),
    answered: new Map(),
    numericInstants: scenario === 'numbers',
    sessions: new Map(),
    fileUrl,
    log,
    seeded: { scenario, at: now, rows: {}, files: new Set() },
  }
  seedWorld({ world, examples, scenario })
  const rows = Object.entries(tables).map(([name, table]) => [name, table.all()])
  world.seeded = {
    ...world.seeded,
    rows: Object.fromEntries(rows) as World['seeded']['rows'],
    files: new Set(world.files.keys()),
  }
  return world
}
