import type { Examples } from '../examples.ts'
import type { Scenario, World } from '../world.ts'

/** The input of a seeding function, which fills its tables from the examples, then adds generated rows for the scenario. */
export type Seed = { world: World; examples: Examples; scenario: Scenario }
