import { createAtom } from '@tanstack/react-store'
import { takeDraft, type TakenDraft } from '~/kit/form/take-draft.ts'
import { oneAtATime } from '~/lib/one-at-a-time.ts'
import { joinTabs } from '~/lib/take-lock.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import { connectTabs } from './connect-tabs.ts'
import {
  applyChanges,
  hasChanges,
  isEmptyList,
  mergeChanges,
  noChanges,
  readChanges,
  readList,
  storedList,
  type ListChanges,
  type ScanEntry,
  type ScanItem,
  type StoredList,
} from './scan-list.ts'

export type SessionState = StoredList & {
  /** Whether the stored list has loaded. Until then no code can be judged. */
  isRead: boolean
  /** The ids restored from an earlier visit, until the user keeps or discards them. */
  kept: readonly string[]
}

/** Notifies other tabs of a change. */
type Message = { isEmpty: boolean }

export type ScanSessionOptions = {
  /** Gives each tab its own list, as for a record that does not exist yet. Otherwise tabs share the list. */
  own?: boolean
  now?: () => number
}

/** A list that fills by scanning. Each change is stored at once, so that it survives a reload or a closed tab. */
export function createScanSession(
  name: string,
  storage: UserStorage,
  { own = false, now = Date.now }: ScanSessionOptions = {},
) {
  const state = createAtom<SessionState>({ isRead: false, entries: [], expected: '', kept: [] })
  let key = `scan ${name}`
  let taking: Promise<TakenDraft> | undefined
  let joining: ReturnType<typeof joinTabs> | undefined
  /** The changes of a page that closed before they were stored. Another tab may change the list in the meantime. */
  const lastKey = `${key} last`
  let hasLast = false
  const otherTabs = own ? undefined : connectTabs<Message>(`waypost ${key}`)
  let unstored = noChanges()
  /** Changes that are being stored. */
  let leaving = noChanges()
  /** The ids of `entries`. */
  let ids = new Set<string>()
  const show = ({ entries, expected }: StoredList) => {
    ids = new Set(entries.map(({ id }) => id))
    const kept = state.get().kept.filter((id) => ids.has(id))
    state.set({ ...state.get(), entries, expected, kept })
  }
  const store = oneAtATime(async () => {
    // Many codes may be pasted at once.
    await Promise.resolve()
    if (!hasChanges(unstored)) return
    leaving = unstored
    unstored = noChanges()
    let merged: StoredList | undefined
    const isStored = await storage.update(key, (value) => {
      merged = applyChanges(readList(value), leaving)
      return isEmptyList(merged) ? undefined : storedList(merged)
    })
    // Stored with the next change, or when the page closes.
    if (!isStored) unstored = mergeChanges(leaving, unstored)
    leaving = noChanges()
    if (!isStored || !merged) return
    show(applyChanges(merged, unstored))
    otherTabs?.tell({ isEmpty: isEmptyList(merged) })
    if (!hasLast || hasChanges(unstored)) return
    hasLast = false
    await storage.remove(lastKey)
  })
  const change = (make: (changes: ListChanges) => void) => {
    make(unstored)
    // Before the list has loaded, the result of the changes is unknown.
    if (state.get().isRead) void store()
  }
  const remove = (removed: Iterable<string>) => {
    change((changes) => {
      for (const id of removed) {
        changes.added.delete(id)
        changes.removed.add(id)
      }
    })
    show(applyChanges(state.get(), unstored))
  }
  const expect = (expected: string) => {
    change((changes) => {
      changes.expected = expected
    })
    state.set({ ...state.get(), expected })
  }
  return {
    state,
    /** Loads the stored list. Items added before come after it. */
    load: async () => {
      if (own) {
        taking ??= takeDraft(storage, `scan ${name}`)
        key = (await taking).key
      } else {
        joining ??= joinTabs(key)
      }
      const joined = joining
      const [stored, last] = await Promise.all([storage.read(key), storage.read(lastKey)])
      if (state.get().isRead) return
      const changes = readChanges(last)
      hasLast = hasChanges(changes)
      const found = applyChanges(readList(stored), changes)
      unstored = mergeChanges(changes, unstored)
      show(applyChanges(found, unstored))
      state.set({ ...state.get(), isRead: true })
      void store()
      // Otherwise another tab is scanning.
      if (joined && !(await joined).isFirst) return
      const kept = found.entries.map(({ id }) => id).filter((id) => ids.has(id))
      state.set({ ...state.get(), kept })
    },
    /** Called when the list is closed. A private list becomes available to other tabs. */
    release: () => {
      void joining?.then(({ leave }) => leave())
      joining = undefined
      void taking?.then(async ({ release }) => {
        await store()
        release()
      })
      taking = undefined
    },
    /** Follows changes by other tabs. Returns a function that stops it. */
    follow: () => {
      const unfollow = otherTabs?.follow((message) => {
        // A tab that scans keeps the restored items.
        state.set({ ...state.get(), kept: [] })
        void storage.read(key).then((value) => {
          // A storage that does not answer is not an empty list.
          if (!state.get().isRead || (value === undefined && !message.isEmpty)) return
          show(applyChanges(applyChanges(readList(value), leaving), unstored))
        })
      })
      return () => unfollow?.()
    },
    /** Stores pending changes at once, since the page may be closing. */
    flush: () => {
      const { isRead, entries, expected } = state.get()
      const changes = mergeChanges(leaving, unstored)
      if (!isRead || !hasChanges(changes)) return
      if (own) return storage.writeBeforeLeaving(key, storedList({ entries, expected }))
      hasLast = true
      storage.writeBeforeLeaving(lastKey, {
        entries: [...changes.added.values()],
        removed: [...changes.removed],
        expected: changes.expected,
      })
    },
    has: (id: string) => ids.has(id),
    /** Adds the items that are not in the list yet. */
    add: (items: readonly ScanItem[]) => {
      const at = now()
      const added = items.flatMap(({ id, name }) => {
        if (ids.has(id)) return []
        ids.add(id)
        return { id, name, at }
      })
      if (added.length === 0) return
      state.set({ ...state.get(), entries: [...state.get().entries, ...added] })
      change((changes) => {
        for (const entry of added) changes.added.set(entry.id, entry)
      })
    },
    remove,
    /** Removes and returns the last entry. */
    undo: (): ScanEntry | undefined => {
      const last = state.get().entries.at(-1)
      if (last) remove([last.id])
      return last
    },
    expect,
    /** Keeps the restored items. */
    goOn: () => state.set({ ...state.get(), kept: [] }),
    /** Removes the restored items. */
    discard: () => {
      remove(state.get().kept)
      if (state.get().entries.length === 0) expect('')
    },
    /** Empties the list, after it was saved or discarded. */
    clear: () => {
      remove(ids)
      // After closing, the rest of a private list may belong to another tab.
      if (!own || taking) expect('')
    },
  }
}
