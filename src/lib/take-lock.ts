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
  navigator.locks
    .request(`waypost-batch-${name}`, options, (lock) => {
      taken.resolve(lock !== null)
      return lock ? held.promise : undefined
    })
    .catch(taken.reject)
  return (await taken.promise) ? held.resolve : undefined
}
