import { createAtom } from '@tanstack/react-store'
import type { Work } from './create-work.ts'

/** Whether there is or was work in this visit: its code loads only then. */
export const isWorkWanted = createAtom(false)

/** The work of the signed-in user, once its code has loaded. */
export const currentWork = createAtom<Work | null>(null)

/** How many times the work was asked for: each time, loads what could not be loaded before. */
export const workAsks = createAtom(0)

/** Loads the code of the work. Resolves once there is some; rejects if it cannot be loaded, see `failWork`. */
export function getWork(): Promise<Work> {
  const work = currentWork.get()
  if (work) return Promise.resolve(work)
  const asked = Promise.withResolvers<Work>()
  const { unsubscribe } = currentWork.subscribe((now) => now && asked.resolve(now))
  waiting.add(asked)
  isWorkWanted.set(true)
  workAsks.set(workAsks.get() + 1)
  return asked.promise.finally(() => {
    waiting.delete(asked)
    unsubscribe()
  })
}

const waiting = new Set<PromiseWithResolvers<Work>>()

/** Called if the code of the work cannot be loaded. */
export function failWork() {
  for (const { reject } of waiting) reject(new Error('The work could not be loaded'))
}
