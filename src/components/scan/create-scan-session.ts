import { createAtom } from '@tanstack/react-store'
import { takeDraft, type TakenDraft } from '~/components/form/take-draft.ts'
import { oneAtATime } from '~/lib/one-at-a-time.ts'
import { joinTabs } from '~/lib/take-lock.ts'
import type { UserStorage } from '~/lib/user-storage.ts'

/** The item of a scanned code: its id, and its display name, such as a MAC address. */
export type ScanItem = { id: string; name: string }

/** An item of the list, and when it was added. */
export type ScanEntry = ScanItem & { at: number }

export type SessionState = {
  /** Whether the stored list has loaded. Until then no code can be judged. */
  isRead: boolean
  /** In the order of scanning. */
  entries: readonly ScanEntry[]
  /** The expected number of codes, or the codes, as typed. */
  expected: string
  /** The ids restored from an earlier visit, until the user keeps or discards them. */
  kept: readonly string[]
}

type Stored = Pick<SessionState, 'entries' | 'expected'>

/** This tab's unsaved changes. They are applied to the stored list, since another tab may have added to it. */
type Changes = {
  added: Map<string, ScanEntry>
  removed: Set<string>
  expected?: string | undefined
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
  const channelName = `waypost ${key}`
  let followed: BroadcastChannel | undefined
  let unstored = noChanges()
  /** Changes that are being stored. */
  let leaving = noChanges()
  /** The ids of `entries`. */
  let ids = new Set<string>()
  const show = ({ entries, expected }: Stored) => {
    ids = new Set(entries.map(({ id }) => id))
    const kept = state.get().kept.filter((id) => ids.has(id))
    state.set({ ...state.get(), entries, expected, kept })
  }
  /** Also after this tab closed the list: saving closes it first, then clears it. */
  const tellOtherTabs = (message: Message) => {
    if (own) return
    const channel = followed ?? new BroadcastChannel(channelName)
    channel.postMessage(message)
    if (channel !== followed) channel.close()
  }
  const store = oneAtATime(async () => {
    // Many codes may be pasted at once.
    await Promise.resolve()
    if (!isAny(unstored)) return
    leaving = unstored
    unstored = noChanges()
    let merged: Stored | undefined
    const isStored = await storage.update(key, (value) => {
      merged = applied(storedOf(value), leaving)
      return isEmpty(merged) ? undefined : merged
    })
    // Stored with the next change, or when the page closes.
    if (!isStored) unstored = together(leaving, unstored)
    leaving = noChanges()
    if (!isStored || !merged) return
    show(applied(merged, unstored))
    tellOtherTabs({ isEmpty: isEmpty(merged) })
    if (!hasLast || isAny(unstored)) return
    hasLast = false
    await storage.remove(lastKey)
  })
  const change = (make: (changes: Changes) => void) => {
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
    show(applied(state.get(), unstored))
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
      const changes = changesOf(last)
      hasLast = isAny(changes)
      const found = applied(storedOf(stored), changes)
      unstored = together(changes, unstored)
      show(applied(found, unstored))
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
      if (own) return () => {}
      const channel = new BroadcastChannel(channelName)
      followed = channel
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        // A tab that scans keeps the restored items.
        state.set({ ...state.get(), kept: [] })
        void storage.read(key).then((value) => {
          // A storage that does not answer is not an empty list.
          if (!state.get().isRead || (value === undefined && !data.isEmpty)) return
          show(applied(applied(storedOf(value), leaving), unstored))
        })
      })
      return () => {
        channel.close()
        if (followed === channel) followed = undefined
      }
    },
    /** Stores pending changes at once, since the page may be closing. */
    flush: () => {
      const { isRead, entries, expected } = state.get()
      const changes = together(leaving, unstored)
      if (!isRead || !isAny(changes)) return
      if (own) return storage.writeBeforeLeaving(key, { entries, expected })
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

const noChanges = (): Changes => ({ added: new Map(), removed: new Set() })

const isAny = ({ added, removed, expected }: Changes) =>
  added.size > 0 || removed.size > 0 || expected !== undefined

const together = (first: Changes, then: Changes): Changes => ({
  added: new Map([...[...first.added].filter(([id]) => !then.removed.has(id)), ...then.added]),
  removed: new Set([...first.removed, ...then.removed]),
  expected: then.expected ?? first.expected,
})

const isEmpty = ({ entries, expected }: Stored) => entries.length === 0 && expected === ''

function applied(before: Stored, { added, removed, expected }: Changes): Stored {
  const left = before.entries.filter(({ id }) => !removed.has(id))
  const present = new Set(left.map(({ id }) => id))
  return {
    entries: [...left, ...[...added.values()].filter(({ id }) => !present.has(id))],
    expected: expected ?? before.expected,
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

function changesOf(value: unknown): Changes {
  if (typeof value !== 'object' || value === null) return noChanges()
  const { removed, expected } = value as Partial<Record<string, unknown>>
  return {
    added: new Map(storedOf(value).entries.map((entry) => [entry.id, entry])),
    removed: new Set(Array.isArray(removed) ? removed.filter((id) => typeof id === 'string') : []),
    expected: typeof expected === 'string' ? expected : undefined,
  }
}

function isEntry(value: unknown): value is ScanEntry {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, at } = value as Partial<Record<keyof ScanEntry, unknown>>
  return typeof id === 'string' && typeof name === 'string' && typeof at === 'number'
}
