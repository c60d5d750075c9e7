import type { ContractDocument } from '../contract.ts'
import { readCatalog, type Catalog } from './catalog.ts'
import { createClock, type Clock } from './clock.ts'
import { createExamples } from './examples.ts'
import { createFileStore, type FileStore, type SampleFiles } from './files.ts'
import { newLife, type Life } from './life.ts'
import { createRandom, type Random } from './random.ts'
import { seedWorld } from './seed/index.ts'
import type { Session } from './sessions.ts'
import { createTables, type Tables } from './tables.ts'

/** `busy` is the contract's examples and more of the kind, `empty` has no customer, `large` is for performance. */
export const scenarios = ['busy', 'empty', 'large'] as const

export type Scenario = (typeof scenarios)[number]

export type WorldOptions = {
  scenario: Scenario
  /** The time at which the world begins. */
  now: Date
  /** True when time stands still. */
  fixed: boolean
  /** Two worlds of the same seed, scenario and start are equal. */
  seed?: number
  /** Where sample files come from; without it, drawings take their place. */
  sampleFiles?: SampleFiles
  /** The address under which the file of a key can be fetched. */
  fileUrl?: (key: string) => string
  /** Gets a line for each mail that would have been sent. */
  log?: (line: string) => void
}

/** Everything that the sandbox knows: the tables, and what goes with them. No two worlds share anything that changes. */
export type World = Tables & {
  clock: Clock
  random: Random
  life: Life
  files: FileStore
  catalog: Catalog
  /** By token. */
  sessions: Map<string, Session>
  fileUrl: (key: string) => string
  log: (line: string) => void
}

/** @param document The contract, from whose examples the world is seeded. */
export function createWorld(document: ContractDocument, options: WorldOptions): World {
  const { scenario, now, fixed, seed = 1 } = options
  const { sampleFiles = async () => undefined, log = () => undefined } = options
  const { fileUrl = (key) => `https://files.waypost.test/${key}` } = options
  const examples = createExamples(document, now.getTime())
  const world: World = {
    ...createTables(),
    clock: createClock(now, fixed),
    random: createRandom(seed),
    life: newLife(seed),
    files: createFileStore(sampleFiles),
    catalog: readCatalog(examples),
    sessions: new Map(),
    fileUrl,
    log,
  }
  seedWorld({ world, examples, scenario })
  return world
}
