import { noStorage, type UserStorage } from '~/lib/user-storage.ts'

/** An in-memory storage for tests and stories. Like the browser's, it stores copies. */
export function memoryStorage(kept: Record<string, unknown> = {}): UserStorage {
  const values = new Map(Object.entries(kept))
  return {
    ...noStorage,
    name: crypto.randomUUID(),
    read: async (key) => structuredClone(values.get(key)),
    write: async (key, value) => void values.set(key, structuredClone(value)),
    update: async (key, change) => {
      values.set(key, structuredClone(change(structuredClone(values.get(key)))))
      return true
    },
    keys: async () => [...values.keys()],
    remove: async (key) => values.delete(key),
    writeBeforeLeaving: (key, value) => void values.set(key, structuredClone(value)),
  }
}
