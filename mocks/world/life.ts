import type { AlertRow } from './rows.ts'

/** What a world does by itself: who is silent until when, and what becomes of the alerts that it has opened. */
export type Life = {
  /** Of `world.random`, calls take numbers as well: what a tick does must not hang on them. */
  seed: number
  /** Minutes that were lived. */
  minutes: number
  /** When a device that fell silent comes back, by its id, in milliseconds since 1970. */
  silent: Map<number, number>
  alerts: { id: AlertRow['id']; worsensAt: number; endsAt: number }[]
}

export const newLife = (seed: number): Life => ({
  seed,
  minutes: 0,
  silent: new Map(),
  alerts: [],
})
