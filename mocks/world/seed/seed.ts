import type { Examples } from '../examples.ts'
import type { Scenario, World } from '../world.ts'

/** What a seeding function gets. It fills its tables from the examples, then adds generated rows as the scenario asks. */
export type Seed = { world: World; examples: Examples; scenario: Scenario }
