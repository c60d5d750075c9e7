import { second } from '~/lib/units.ts'

/** Resolves once the browser has freed the lock that this page released last, which takes a moment. */
let released: Promise<unknown> = Promise.resolve()

/** The locks that this page holds, or has not freed yet. */
const heldHere = new Set<string>()

/** The locks that this page asks for at the moment. */
const askedFor = new Set<string>()

/** Tells the tab's next page which locks this tab held. A browser may refuse it. */
const notes = {
  add: (name: string) => quietly(() => sessionStorage.setItem(noteOf(name), '')),
  remove: (name: string) => quietly(() => sessionStorage.removeItem(noteOf(name))),
  has: (name: string) => quietly(() => sessionStorage.getItem(noteOf(name)) !== null) ?? false,
}

const noteOf = (name: string) => `waypost lock ${name}`

function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/**
 * Makes sure that no other tab works on the same thing. Waits for its turn, or with `ifAvailable` gives up at once.
 *
 * @returns A function that releases the lock.
 */
export async function takeLock(
  name: string,
  options: LockOptions,
): Promise<(() => void) | undefined> {
  const held = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<boolean>()
  // Locks need a secure context.
  if (!('locks' in navigator)) return held.resolve
  await released
  const request = navigator.locks.request(`waypost ${name}`, options, (lock) => {
    taken.resolve(lock !== null)
    if (!lock) return undefined
    notes.add(name)
    heldHere.add(name)
    return held.promise.finally(() => heldHere.delete(name))
  })
  request.catch(taken.reject)
  if (!(await taken.promise)) return undefined
  return () => {
    notes.remove(name)
    held.resolve()
    released = Promise.allSettled([released, request])
  }
}

/** Whether this or another tab holds a lock. Unlike taking it, asking keeps nobody else from taking it. */
export async function isLockHeld(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === `waypost ${name}`)
}

/** Which of these locks other tabs hold. */
export async function heldElsewhere(names: readonly string[]): Promise<string[]> {
  if (!('locks' in navigator)) return []
  const { held = [] } = await navigator.locks.query()
  const all = new Set(held.map(({ name }) => name))
  return names.filter((name) => all.has(`waypost ${name}`) && !notes.has(name))
}

/** Whether another tab holds a lock. */
export const isHeldElsewhere = async (name: string) => !notes.has(name) && isLockHeld(name)

/** After a reload the browser may take a moment to release the locks of the old page. */
const patience = second

/** What this page holds it is about to free, once its last write has been stored. */
const patienceWithPage = 10 * second

/** Takes a lock, unless another tab holds it. Waits only for a lock of this tab. */
export async function takeFreeLock(name: string) {
  // A form that is drawn twice takes its lock twice, and the first one may be released before the second is refused.
  const wasOwn = notes.has(name) || askedFor.has(name)
  askedFor.add(name)
  const release = await takeLock(name, { ifAvailable: true }).finally(() => askedFor.delete(name))
  // It may have been taken meanwhile.
  if (release || !(wasOwn || notes.has(name))) return release
  const signal = AbortSignal.timeout(heldHere.has(name) ? patienceWithPage : patience)
  try {
    return await takeLock(name, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
    // A duplicated tab begins with the notes of the other one.
    notes.remove(name)
    return undefined
  }
}

/**
 * Registers this tab as one of those that work on the same thing.
 *
 * @returns Whether it is the first one, and a function that leaves.
 */
export async function joinTabs(name: string) {
  try {
    const alone = await takeFreeLock(name)
    const joined = takeLock(name, { mode: 'shared' }).catch(() => undefined)
    alone?.()
    return { isFirst: alone !== undefined, leave: async () => (await joined)?.() }
  } catch {
    // Without locks, other tabs are unknown.
    return { isFirst: true, leave: async () => {} }
  }
}
