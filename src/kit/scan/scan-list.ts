import type { Unsent } from '~/lib/unsent.ts'

/** The item of a scanned code: its id, and its display name, such as a MAC address. */
export type ScanItem = { id: string; name: string }

/** An item of the list, and when it was added. */
export type ScanEntry = ScanItem & { at: number }

/** The stored part of a list. */
export type StoredList = {
  /** In the order of scanning. */
  entries: readonly ScanEntry[]
  /** The expected number of codes, or the codes, as typed. */
  expected: string
}

/** A tab's unsaved changes. They are applied to the stored list, since another tab may have added to it. */
export type ListChanges = {
  added: Map<string, ScanEntry>
  removed: Set<string>
  expected?: string | undefined
}

export const noChanges = (): ListChanges => ({ added: new Map(), removed: new Set() })

export const hasChanges = ({ added, removed, expected }: ListChanges) =>
  added.size > 0 || removed.size > 0 || expected !== undefined

/** The earlier changes followed by the later ones. */
export const mergeChanges = (first: ListChanges, then: ListChanges): ListChanges => ({
  added: new Map([...[...first.added].filter(([id]) => !then.removed.has(id)), ...then.added]),
  removed: new Set([...first.removed, ...then.removed]),
  expected: then.expected ?? first.expected,
})

export const isEmptyList = ({ entries, expected }: StoredList) =>
  entries.length === 0 && expected === ''

/** The list as it is stored: its items are unsent until it is cleared. */
export const storedList = ({ entries, expected }: StoredList) => ({
  entries,
  expected,
  unsent: { kind: 'scan', count: entries.length } satisfies Unsent,
})

/** The list with these changes. An item that is there already stays where it is. */
export function applyChanges(
  before: StoredList,
  { added, removed, expected }: ListChanges,
): StoredList {
  const left = before.entries.filter(({ id }) => !removed.has(id))
  const present = new Set(left.map(({ id }) => id))
  return {
    entries: [...left, ...[...added.values()].filter(({ id }) => !present.has(id))],
    expected: expected ?? before.expected,
  }
}

/** The list that was stored as this value; an empty one if there is none. */
export function readList(value: unknown): StoredList {
  const nothing = { entries: [], expected: '' }
  if (typeof value !== 'object' || value === null || !('entries' in value)) return nothing
  const { entries, expected } = value as Partial<Record<keyof StoredList, unknown>>
  if (!Array.isArray(entries)) return nothing
  return {
    entries: entries.filter(isEntry),
    expected: typeof expected === 'string' ? expected : '',
  }
}

/** The changes that were stored as this value. */
export function readChanges(value: unknown): ListChanges {
  if (typeof value !== 'object' || value === null) return noChanges()
  const { removed, expected } = value as Partial<Record<string, unknown>>
  return {
    added: new Map(readList(value).entries.map((entry) => [entry.id, entry])),
    removed: new Set(Array.isArray(removed) ? removed.filter((id) => typeof id === 'string') : []),
    expected: typeof expected === 'string' ? expected : undefined,
  }
}

function isEntry(value: unknown): value is ScanEntry {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, at } = value as Partial<Record<keyof ScanEntry, unknown>>
  return typeof id === 'string' && typeof name === 'string' && typeof at === 'number'
}
