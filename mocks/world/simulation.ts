import type { AlertRow } from './rows.ts'

/** The state of a world's simulation: devices that are offline, and what happens to the alerts that it has opened. */
export type Simulation = {
  /** Not `world.random`, which calls use too: they must not influence a tick. */
  seed: number
  /** Simulated minutes. */
  minutes: number
  /** When an offline device comes back, by its id, in milliseconds since 1970. */
  silent: Map<number, number>
  alerts: { id: AlertRow['id']; worsensAt: number; endsAt: number }[]
}

export const newSimulation = (seed: number): Simulation => ({
  seed,
  minutes: 0,
  silent: new Map(),
  alerts: [],
})
