import { createAtom } from '@tanstack/react-store'
import type { UserStorage } from '~/lib/user-storage.ts'

/** What a scanned code stands for: its id, and the name that people know it by, such as a MAC address. */
export type ScanItem = { id: string; name: string }

/** An item of the list, and when it was added. */
export type ScanEntry = ScanItem & { at: number }

export type SessionState = {
  /** Whether the stored list has been read. Until then nothing can be judged. */
  isRead: boolean
  /** In the order in which they were added. */
  entries: readonly ScanEntry[]
  /** How many codes are expected, or which: as typed. */
  expected: string
  /** The ids that an earlier visit has left, until the user goes on or discards them. */
  kept: readonly string[]
}

type Stored = Pick<SessionState, 'entries' | 'expected'>

/** A list that is scanned together. Each change is stored at once, so that it survives a reload or a closed tab. */
export function createScanSession(name: string, storage: UserStorage, now = Date.now) {
  const state = createAtom<SessionState>({ isRead: false, entries: [], expected: '', kept: [] })
  const key = `scan ${name}`
  let unfinished = 0
  let isScheduled = false
  const stored = (): Stored => {
    const { entries, expected } = state.get()
    return { entries, expected }
  }
  const store = async () => {
    if (isScheduled) return
    isScheduled = true
    unfinished += 1
    // Many codes may be pasted at once.
    await Promise.resolve()
    isScheduled = false
    const { entries, expected } = stored()
    const isEmpty = entries.length === 0 && expected === ''
    await (isEmpty ? storage.remove(key) : storage.write(key, { entries, expected }))
    unfinished -= 1
  }
  /** The ids of `entries`. */
  let ids = new Set<string>()
  const set = (changes: Partial<SessionState>) => {
    state.set({ ...state.get(), ...changes })
    if (changes.entries) ids = new Set(changes.entries.map(({ id }) => id))
  }
  const change = (changes: Partial<SessionState>) => {
    set(changes)
    // Before it is read, storing would overwrite it.
    if (state.get().isRead) void store()
  }
  const keepOnly = (isKept: (entry: ScanEntry) => boolean) => {
    const { entries, kept } = state.get()
    change({ entries: entries.filter(isKept) })
    change({ kept: kept.filter((id) => ids.has(id)) })
  }
  return {
    state,
    /** Reads the stored list. What was added meanwhile comes after it. */
    load: async () => {
      const found = storedOf(await storage.read(key))
      const { isRead, entries, expected } = state.get()
      if (isRead) return
      const kept = new Set(found.entries.map(({ id }) => id))
      set({
        isRead: true,
        entries: [...found.entries, ...entries.filter(({ id }) => !kept.has(id))],
        expected: expected || found.expected,
        kept: [...kept],
      })
      if (entries.length > 0 || expected !== '') void store()
    },
    /** The page may be going: what is not stored yet is stored at once. */
    flush: () => {
      if (unfinished > 0) storage.writeBeforeLeaving(key, stored())
    },
    has: (id: string) => ids.has(id),
    /** Adds those that are not in the list yet. */
    add: (items: readonly ScanItem[]) => {
      const at = now()
      const added = items.flatMap(({ id, name }) => {
        if (ids.has(id)) return []
        ids.add(id)
        return { id, name, at }
      })
      if (added.length === 0) return
      state.set({ ...state.get(), entries: [...state.get().entries, ...added] })
      change({})
    },
    remove: (ids: readonly string[]) => {
      const removed = new Set(ids)
      keepOnly(({ id }) => !removed.has(id))
    },
    /** Removes the entry that was added last, and returns it. */
    undo: (): ScanEntry | undefined => {
      const last = state.get().entries.at(-1)
      if (last) keepOnly(({ id }) => id !== last.id)
      return last
    },
    expect: (expected: string) => change({ expected }),
    /** Goes on with what an earlier visit has left. */
    goOn: () => change({ kept: [] }),
    /** Discards what an earlier visit has left. */
    discard: () => {
      const discarded = new Set(state.get().kept)
      keepOnly(({ id }) => !discarded.has(id))
      if (state.get().entries.length === 0) change({ expected: '' })
    },
    /** Forgets the list: it was saved, or given up. */
    clear: () => change({ entries: [], expected: '', kept: [] }),
  }
}

function storedOf(value: unknown): Stored {
  const nothing = { entries: [], expected: '' }
  if (typeof value !== 'object' || value === null || !('entries' in value)) return nothing
  const { entries, expected } = value as Partial<Record<keyof Stored, unknown>>
  if (!Array.isArray(entries)) return nothing
  return {
    entries: entries.filter(isEntry),
    expected: typeof expected === 'string' ? expected : '',
  }
}

function isEntry(value: unknown): value is ScanEntry {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, at } = value as Partial<Record<keyof ScanEntry, unknown>>
  return typeof id === 'string' && typeof name === 'string' && typeof at === 'number'
}
