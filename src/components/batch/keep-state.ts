import { createAtom } from '@tanstack/react-store'
import { oneAtATime } from '~/lib/one-at-a-time.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import type { BatchEntry, BatchState } from './batch-state.ts'

/** In milliseconds. */
const storedWithin = 500

export const storageKey = (name: string) => `batch ${name}`

/** The state of a batch, kept in the user's storage as it changes, so that it is found again after a reload. */
export function keepState<Entry extends BatchEntry, Options>(
  name: string,
  initial: BatchState<Entry, Options>,
  storage: UserStorage,
) {
  const state = createAtom(initial)
  let closed = false
  let left = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = oneAtATime(async () => {
    if (closed) return
    // Signing out removes what is kept; what is still under way must not bring it back.
    if (left && (await storage.read(storageKey(name))) === undefined) return
    await storage.write(storageKey(name), state.get())
  })
  const storeNow = () => {
    clearTimeout(timer)
    timer = undefined
    return store()
  }
  return {
    state,
    storeNow,
    isClosed: () => closed,
    /** Changes entries; those without a change stay the same objects. */
    update: (change: (entry: Entry) => Partial<Entry> | undefined, paused = state.get().paused) => {
      const entries = state.get().entries.map((entry) => {
        const changed = change(entry)
        return changed ? { ...entry, ...changed } : entry
      })
      state.set({ ...state.get(), entries, paused })
      // Of thousands of items not each change is worth a write: after a reload, what is not stored is judged again.
      timer ??= setTimeout(() => void storeNow(), storedWithin)
    },
    /** Pauses for good. What is under way still changes the state. */
    leave: () => {
      left = true
      state.set({ ...state.get(), paused: true })
    },
    /** Forgets it, here and in the storage. */
    close: async () => {
      closed = true
      await storage.remove(storageKey(name))
    },
  }
}
