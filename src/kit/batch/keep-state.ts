import { createAtom } from '@tanstack/react-store'
import { keepStored } from '~/kit/stored/keep-stored.ts'
import type { Unsent } from '~/lib/unsent.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import type { BatchEntry, BatchState } from './batch-state.ts'

/** In milliseconds. */
const storedWithin = 500

export const storageKey = (name: string) => `batch ${name}`

/** The state of a batch, stored as it changes, so that it is found again after a reload. */
export function keepState<Entry extends BatchEntry, Options>(
  name: string,
  initial: BatchState<Entry, Options>,
  storage: UserStorage,
  isUnfinished: (entry: Entry) => boolean,
) {
  const state = createAtom(initial)
  const valueOf = () => {
    const unfinished = state.get().entries.filter(isUnfinished)
    const isFinished = unfinished.every(({ step }) => step === 'failed')
    const unsent = { kind: 'batch', count: unfinished.length } satisfies Unsent
    return { ...state.get(), isFinished, unsent }
  }
  const { store, flush, isClosed, close, leave } = keepStored(storage, storageKey(name), valueOf)
  let timer: ReturnType<typeof setTimeout> | undefined
  const storeNow = () => {
    clearTimeout(timer)
    timer = undefined
    return store()
  }
  return {
    state,
    storeNow,
    /** Stores pending changes at once, since the page may be closing. */
    flush: () => {
      if (timer === undefined) return flush()
      void storeNow()
      flush()
    },
    isClosed,
    /** Changes entries; those without a change stay the same objects. */
    update: (
      change: (entry: Entry) => Partial<Entry> | undefined,
      pause: Pick<BatchState, 'paused' | 'pausedBy'> = state.get(),
    ) => {
      const { paused, pausedBy } = pause
      const entries = state.get().entries.map((entry) => {
        const changed = change(entry)
        return changed ? { ...entry, ...changed } : entry
      })
      state.set({ ...state.get(), entries, paused, pausedBy })
      // Of thousands of items not each change is worth a write: after a reload, what is not stored is judged again.
      timer ??= setTimeout(() => void storeNow(), storedWithin)
    },
    /** Pauses for good. What is under way still changes the state. A pause keeps its own reason. */
    leave: () => {
      leave()
      if (!state.get().paused)
        state.set({ ...state.get(), paused: true, pausedBy: { kind: 'left' } })
    },
    close,
  }
}
