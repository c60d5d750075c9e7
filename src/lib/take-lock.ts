import { second } from '~/lib/units.ts'

/** What this page has released is free for its next screen, though the browser takes a moment. */
let released: Promise<unknown> = Promise.resolve()

/**
 * Makes sure that no other tab works on the same. Waits until none does, or with `ifAvailable` gives up at once.
 *
 * @returns What releases it.
 */
export async function takeLock(
  name: string,
  options: LockOptions,
): Promise<(() => void) | undefined> {
  const held = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<boolean>()
  // Without a secure context there are no locks.
  if (!('locks' in navigator)) return held.resolve
  await released
  const request = navigator.locks.request(`waypost ${name}`, options, (lock) => {
    taken.resolve(lock !== null)
    return lock ? held.promise : undefined
  })
  request.catch(taken.reject)
  if (!(await taken.promise)) return undefined
  return () => {
    held.resolve()
    released = Promise.allSettled([released, request])
  }
}

/** After a reload the browser may take a moment to release what the page before has held. */
const patience = second

/** Takes a lock unless another tab holds it. */
export async function takeFreeLock(name: string) {
  const release = await takeLock(name, { ifAvailable: true })
  if (release) return release
  const signal = AbortSignal.timeout(patience)
  try {
    return await takeLock(name, { signal })
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

/**
 * Joins the tabs that work on the same together.
 *
 * @returns Whether no other tab did so before, and what leaves them.
 */
export async function joinTabs(name: string) {
  try {
    const alone = await takeFreeLock(name)
    const joined = takeLock(name, { mode: 'shared' }).catch(() => undefined)
    alone?.()
    return { isFirst: alone !== undefined, leave: async () => (await joined)?.() }
  } catch {
    // A browser that refuses locks does not know of other tabs.
    return { isFirst: true, leave: async () => {} }
  }
}
