import { clear, createStore, del, entries, get, keys, set, update } from 'idb-keyval'
import { nextPlace, unplaced, type DraftPlace } from './draft-place.ts'
import { tabStore } from './web-storage.ts'

/** What the console stores in this browser for one user, by key. Values must be structured-cloneable. */
export type UserStorage = {
  /** Tells it from other storages: it names the kind of what is stored, and the user. */
  name: string
  /** The stored value, unvalidated; undefined if there is none or storage is unavailable. */
  read: (key: string) => Promise<unknown>
  /** Stores a value. Does nothing if the browser refuses storage. */
  write: (key: string, value: unknown) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
  /** The keys of the stored values, those that this tab's last page was still writing included. */
  keys: () => Promise<string[]>
  /**
   * Replaces a stored value that was read before. No other tab writes in between.
   *
   * @returns Whether the new value is known to be stored.
   */
  update: (key: string, change: (before: unknown) => unknown) => Promise<boolean>
  /**
   * Announces a value that is written once the stored one has been read. As with every unfinished write,
   * this tab's next page finds it if this page closes first. Values with files are not found.
   */
  expect: (key: string, value: unknown) => void
  /** Stores a value for this tab's next page, synchronously. Values with files are not stored. */
  writeBeforeLeaving: (key: string, value: unknown) => void
  /** Aborted once the user has signed out: nothing more is stored, and work in progress must send nothing more. */
  ended: AbortSignal
}

/** Columns, density, saved views, recent screens: kept after sign-out. */
export const settingsOf = (userId: number) => userStorage('waypost-settings', userId)

/** Drafts of forms, removed at sign-out. Passwords are never stored. */
export const draftsOf = (userId: number) => userStorage(draftsName, userId)

const draftsName = 'waypost-drafts'

/** Removes the drafts of all users of this browser. */
export const clearDrafts = () =>
  quietly(() => {
    endDrafts()
    // Logging out must not wait for a storage that does not answer.
    return inTime(clear(allDrafts()), writePatience)
  })

/** One for all: each opens a connection, which stays open. */
let shared: ReturnType<typeof createStore> | undefined
const allDrafts = () => (shared ??= createStore(draftsName, 'values'))

export type StoredDraft = {
  userId: number
  key: string
  value: unknown
  place?: DraftPlace | undefined
}

/** The drafts of all users of this browser, those of other tabs included; undefined if the storage does not answer. */
export async function storedDrafts(): Promise<StoredDraft[] | undefined> {
  let isLate = false
  const answer = () => entries<[number, string], unknown>(allDrafts())
  const stored = await quietly(() => inTime(answer(), readPatience, () => (isLate = true)))
  if (isLate) {
    // Another one may be answered.
    shared = undefined
    return undefined
  }
  // A browser without a storage has stored nothing.
  return (stored ?? [])
    .map(([[userId, key], value]) => ({ userId, key, ...unplaced(value) }))
    .filter(({ value }) => value !== undefined)
}

/** Ends this tab's drafts: the screen that is still shown, and calls that answer later, store nothing more. */
export function endDrafts() {
  for (const [name, { end }] of storages) {
    if (!name.startsWith(`${draftsName} `)) continue
    end()
    storages.delete(name)
  }
  tabStore.removeAll(`${draftsName} `)
}

/** A storage for signed-out screens: it stores nothing. */
export const noStorage: UserStorage = {
  name: '',
  read: async () => undefined,
  write: async () => {},
  remove: async () => {},
  keys: async () => [],
  update: async () => false,
  expect: () => {},
  writeBeforeLeaving: () => {},
  ended: new AbortController().signal,
}

/** One object per user and page, so that it can be a key and opens its database once. */
const storages = new Map<string, UserStorage & { end: () => void }>()

function userStorage(database: string, userId: number): UserStorage {
  const name = `${database} ${userId}`
  const storage = storages.get(name) ?? createStorage(database, userId)
  storages.set(name, storage)
  return storage
}

function createStorage(database: string, userId: number) {
  const store = createStore(database, 'values')
  const name = `${database} ${userId}`
  const lastName = (key: string) => `${name} ${key}`
  const ending = new AbortController()
  const { signal: ended } = ending
  /** The places of the stored values. Settings have none. */
  const places = new Map<string, DraftPlace>()
  const place = (key: string, value: unknown) => {
    if (database !== draftsName || value === undefined) return value
    const { pathname, search, hash } = location
    const href = pathname + search + hash
    const next = nextPlace(places.get(key), { href, title: document.title, at: Date.now() })
    places.set(key, next)
    return { place: next, value }
  }
  const unplace = (key: string, stored: unknown) => {
    const { value, place: before } = unplaced(stored)
    if (before) places.set(key, before)
    else places.delete(key)
    return value
  }
  /** Whether the last writes were never answered. */
  let isStuck = false
  const written = (answer: Promise<unknown>) => {
    answer.then(
      () => (isStuck = false),
      () => {},
    )
    return inTime(answer, isStuck ? stuckPatience : writePatience, () => (isStuck = true))
  }
  /** What is being written, by key; undefined where a value is being removed. */
  const unwritten = new Map<string, { value: unknown }>()
  const keepForNextPage = (key: string, value: unknown) =>
    void quietly(async () => {
      if (ended.aborted) return
      sessionStorage.setItem(
        lastName(key),
        value === undefined ? removed : JSON.stringify(value, refuseFiles),
      )
    })
  /** Returns what ends it. */
  const begin = (key: string, value: unknown) => {
    const writing = { value }
    unwritten.set(key, writing)
    if (document.visibilityState === 'hidden') keepForNextPage(key, value)
    return () => {
      if (unwritten.get(key) !== writing) return
      unwritten.delete(key)
      sessionStorage.removeItem(lastName(key))
    }
  }
  const after = (answer: Promise<unknown>, end: () => void) =>
    void quietly(() => answer.then(() => end()))
  // The browser gives up what is not written when the page goes.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    for (const [key, { value }] of unwritten) keepForNextPage(key, value)
  })
  const save = (key: string, value: unknown, action: () => Promise<unknown>) =>
    quietly(async () => {
      if (ended.aborted) return
      sessionStorage.removeItem(lastName(key))
      const end = begin(key, value)
      const answer = action()
      after(answer, end)
      return written(answer)
    })
  return {
    name,
    read: (key) =>
      quietly(async () => {
        // What this page writes itself is there before it is read.
        const last = unwritten.has(key) ? null : sessionStorage.getItem(lastName(key))
        if (last === null) {
          return unplace(key, await inTime(get<unknown>([userId, key], store), readPatience))
        }
        const value: unknown = last === removed ? undefined : JSON.parse(last)
        await quietly(async () => {
          const replace = (before: unknown) => {
            unplace(key, before)
            return place(key, value)
          }
          const answer =
            last === removed ? del([userId, key], store) : update([userId, key], replace, store)
          await inTime(answer, readPatience)
          sessionStorage.removeItem(lastName(key))
        })
        return value
      }),
    write: (key, value) => save(key, value, () => set([userId, key], place(key, value), store)),
    remove: (key) => {
      places.delete(key)
      return save(key, undefined, () => del([userId, key], store))
    },
    keys: async () => {
      const stored = await quietly(() => inTime(keys<[number, string]>(store), readPatience))
      const last = await quietly(async () => Object.keys(sessionStorage))
      return [
        ...new Set([
          ...(stored ?? []).flatMap(([owner, key]) => (owner === userId ? key : [])),
          ...(last ?? []).flatMap((key) =>
            key.startsWith(lastName('')) ? key.slice(lastName('').length) : [],
          ),
        ]),
      ]
    },
    update: async (key, change) => {
      if (ended.aborted) return false
      const isStored = await quietly(async () => {
        let end = () => {}
        const changed = (before: unknown) => {
          const value = change(unplace(key, before))
          end = begin(key, value)
          return place(key, value)
        }
        const answer = update([userId, key], changed, store)
        after(answer, () => {
          sessionStorage.removeItem(lastName(key))
          end()
        })
        await written(answer)
        return true
      })
      return isStored ?? false
    },
    expect: (key, value) => void begin(key, value),
    writeBeforeLeaving: keepForNextPage,
    ended,
    end: () => ending.abort(),
  } satisfies UserStorage & { end: () => void }
}

/** Stands for a value that is to be removed. No JSON text is empty. */
const removed = ''

/** How long to wait for a value, in milliseconds. WebKit's storage sometimes never answers. */
const readPatience = 2000

/** Writes happen in the background, and files take time. */
const writePatience = 5000

/** Otherwise a series of writes, such as a delivery, would stall. */
const stuckPatience = 200

function inTime<Value>(
  answer: Promise<Value>,
  patience: number,
  onLate?: () => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate?.()
      reject(new Error('The storage does not answer'))
    }, patience)
    void answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function refuseFiles(_name: string, value: unknown) {
  if (value instanceof Blob) throw new TypeError('A file is no JSON')
  return value
}

/** Private windows and full disks refuse storage; the console then works as on a first visit. */
async function quietly<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action()
  } catch {
    return undefined
  }
}
