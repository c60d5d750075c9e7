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
