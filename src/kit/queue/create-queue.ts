import { createAtom } from '@tanstack/react-store'
import { oneAtATime } from '~/lib/one-at-a-time.ts'
import type { UserStorage } from '~/lib/user-storage.ts'

type QueueOptions<State> = {
  storage: UserStorage
  /** The key in the storage. Whoever opens the queue holds a lock of this name: one tab works at a time. */
  key: string
  initial: State
  /** What is stored; undefined if there is nothing to keep. */
  valueOf: (state: State) => unknown
  /**
   * Called before the first write with the stored value, which it may add to the state: the storage may have been too slow
   * to answer when it was read.
   */
  takeOver?: (stored: unknown) => void
  /** The next entry to work on, if one may begin beside those that are active. */
  next: (state: State, active: ReadonlyMap<string, unknown>) => Job | undefined
  /** Called after each piece of work: another queue may wait for it. */
  onFree?: () => void
  /** For how long changes are gathered before they are stored, in milliseconds. */
  storedWithin?: number
}

type ChangeOf<Entry> = (entry: Entry) => Partial<Entry> | undefined

type Job = { id: string; run: () => Promise<unknown> }

/**
 * A stored queue: its entries are processed in turn and survive a reload. Work that sends something records that first, and
 * goes through `sendOnce`.
 */
export function createQueue<
  Entry extends { id: string },
  State extends { entries: readonly Entry[] },
>({ storage, key, next, storedWithin, ...options }: QueueOptions<State>) {
  const state = createAtom(options.initial)
  const active = new Map<string, Promise<unknown>>()
  let isClosed = false
  let isLeft = false
  let hasTakenOver = options.takeOver === undefined
  let unstored = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const valueOf = () => options.valueOf(state.get())
  const write = oneAtATime(async () => {
    if (isClosed) return
    // Signing out clears the storage; pending work must not restore the value.
    if (isLeft && (await storage.read(key)) === undefined) return
    if (!hasTakenOver) {
      storage.expect(key, valueOf())
      hasTakenOver = await storage.update(key, (before) => {
        options.takeOver?.(before)
        return valueOf()
      })
      return
    }
    const value = valueOf()
    await (value === undefined ? storage.remove(key) : storage.write(key, value))
  })
  /** Resolves once the current state is stored. */
  const storeNow = async () => {
    clearTimeout(timer)
    timer = undefined
    unstored += 1
    await write()
    unstored -= 1
  }
  const set = (changes: Partial<State>) => state.set({ ...state.get(), ...changes })
  const changed = (changeOf: ChangeOf<Entry>) => {
    const entries = state.get().entries.map((entry) => {
      const changes = changeOf(entry)
      return changes ? { ...entry, ...changes } : entry
    })
    // TypeScript does not know that any state has entries of this type.
    return { entries } as unknown as Partial<State>
  }
  /** Resolves once the change is stored; where changes are gathered, at once. */
  const change = async (changes: Partial<State>) => {
    set(changes)
    if (storedWithin === undefined) await storeNow()
    else timer ??= setTimeout(() => void storeNow(), storedWithin)
  }
  /** Changes entries; those without a change stay the same objects. */
  const update = (changeOf: ChangeOf<Entry>, others?: Partial<State>) =>
    change({ ...others, ...changed(changeOf) })
  const only =
    (id: string, changes: Partial<Entry>): ChangeOf<Entry> =>
    (entry) =>
      entry.id === id ? changes : undefined
  const entryOf = (id: string) => state.get().entries.find((entry) => entry.id === id)
  const mayWork = () => !isLeft && !isClosed && !storage.ended.aborted
  /** Starts as much work as allowed. */
  const work = () => {
    const job = mayWork() && next(state.get(), active)
    if (!job) return
    const over = job.run().finally(() => {
      active.delete(job.id)
      work()
      options.onFree?.()
    })
    active.set(job.id, over)
    work()
  }

  return {
    state,
    active,
    /** Changes what is not stored, or is stored with the next change. */
    set,
    change,
    entryOf,
    update,
    updateOne: (id: string, changes: Partial<Entry>) => update(only(id, changes)),
    mayWork,
    work,
    storeNow,
    /** Stores a change before something is sent. Resolves to whether the entry is still to be sent. */
    record: async (id: string, changes: Partial<Entry>) => {
      if (!entryOf(id)) return false
      set(changed(only(id, changes)))
      await storeNow()
      return !isClosed && !storage.ended.aborted
    },
    /** Stores pending changes at once, since the page may be closing. */
    flush: () => {
      if (timer !== undefined) void storeNow()
      if (unstored > 0 && !isClosed) storage.writeBeforeLeaving(key, valueOf())
    },
    /** Begins nothing more. Resolves once nothing is pending. */
    leave: async () => {
      isLeft = true
      await Promise.allSettled(active.values())
    },
    /** Stores no further changes: what is stored now belongs to another tab or user. */
    end: () => {
      isClosed = true
    },
    /** Removes everything, and stores no further changes. */
    close: async () => {
      isClosed = true
      await storage.remove(key)
    },
  }
}
