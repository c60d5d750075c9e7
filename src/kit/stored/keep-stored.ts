import { oneAtATime } from '~/lib/one-at-a-time.ts'
import type { UserStorage } from '~/lib/user-storage.ts'

/**
 * Keeps a changing value in the user's storage: call `store` after each change.
 *
 * @param valueOf The current value; undefined if there is nothing to keep.
 * @param takeOver Called before the first write with the stored value, which it may add to the current one: the storage may
 *   have been too slow to answer when it was read.
 */
export function keepStored(
  storage: UserStorage,
  key: string,
  valueOf: () => unknown,
  takeOver?: (stored: unknown) => void,
) {
  let closed = false
  let left = false
  let hasTakenOver = takeOver === undefined
  let unstored = 0
  const write = oneAtATime(async () => {
    if (closed) return
    // Signing out clears the storage; pending work must not restore the value.
    if (left && (await storage.read(key)) === undefined) return
    if (!hasTakenOver) {
      storage.expect(key, valueOf())
      hasTakenOver = await storage.update(key, (before) => {
        takeOver?.(before)
        return valueOf()
      })
      return
    }
    const value = valueOf()
    await (value === undefined ? storage.remove(key) : storage.write(key, value))
  })
  return {
    /** Resolves once the current value is stored. */
    store: async () => {
      unstored += 1
      await write()
      unstored -= 1
    },
    /** Stores pending changes at once, since the page may be closing. */
    flush: () => {
      if (unstored > 0 && !closed) storage.writeBeforeLeaving(key, valueOf())
    },
    /** From now on changes are stored only while the storage still has the value. */
    leave: () => {
      left = true
    },
    isClosed: () => closed,
    /** Removes the value and stores no further changes. */
    close: async () => {
      closed = true
      await storage.remove(key)
    },
  }
}
