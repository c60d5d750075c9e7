import { clear, createStore, del, get, set } from 'idb-keyval'

/** What the console stores in this browser for one user, by key. Values must be structured-cloneable. */
export type UserStorage = {
  /** The stored value, which the caller has to check; undefined when there is none or storage is unavailable. */
  read: (key: string) => Promise<unknown>
  /** Stores a value. Does nothing when the browser refuses storage. */
  write: (key: string, value: unknown) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
}

/** Columns, density, saved views, recent screens: kept after sign-out. */
export const settingsOf = (userId: number) => userStorage('waypost-settings', userId)

/** Drafts of forms, removed at sign-out. Passwords are never stored. */
export const draftsOf = (userId: number) => userStorage('waypost-drafts', userId)

/** Removes the drafts of everybody who used this browser. */
export const clearDrafts = () => quietly(() => clear(createStore('waypost-drafts', 'values')))

/** A storage for signed-out screens: it stores nothing. */
export const noStorage: UserStorage = {
  read: async () => undefined,
  write: async () => {},
  remove: async () => {},
}

/** One object per user for the life of the page, so that it can be a key and opens its database once. */
const storages = new Map<string, UserStorage>()

function userStorage(database: string, userId: number): UserStorage {
  const name = `${database} ${userId}`
  const storage = storages.get(name) ?? createStorage(database, userId)
  storages.set(name, storage)
  return storage
}

function createStorage(database: string, userId: number): UserStorage {
  const store = createStore(database, 'values')
  return {
    read: (key) => quietly(() => get<unknown>([userId, key], store)),
    write: (key, value) => quietly(() => set([userId, key], value, store)),
    remove: (key) => quietly(() => del([userId, key], store)),
  }
}

/** Private windows and full disks refuse storage; the console then works as on a first visit. */
async function quietly<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action()
  } catch {
    return undefined
  }
}
