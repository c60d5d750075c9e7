import { clear, createStore, del, get, set } from 'idb-keyval'

/** What the console keeps in this browser for one user, by key. A value is anything that structured clone takes. */
export type UserStorage = {
  /** What was kept, of a shape that the caller has to check; undefined when there is nothing, or nothing can be kept. */
  read: (key: string) => Promise<unknown>
  /** Keeps a value. A browser that refuses to keep anything is passed over in silence. */
  write: (key: string, value: unknown) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
}

/** Columns, density, saved views, recent screens: they outlast a sign-out. */
export const settingsOf = (userId: number) => userStorage('waypost-settings', userId)

/** Half-filled forms: a sign-out takes them away. No password ever goes in here. */
export const draftsOf = (userId: number) => userStorage('waypost-drafts', userId)

/** Forgets the half-filled forms of everybody who used this browser. */
export const clearDrafts = () => quietly(() => clear(createStore('waypost-drafts', 'values')))

/** A storage for where nobody is signed in: it keeps nothing. */
export const noStorage: UserStorage = {
  read: async () => undefined,
  write: async () => {},
  remove: async () => {},
}

/** Each is one object for as long as the page stands, so that it can be a key, and its database is opened once. */
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

/** Private windows and full disks refuse: then the console works as on the first visit. */
async function quietly<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action()
  } catch {
    return undefined
  }
}
