/**
 * Calls `write` once at a time. A call that comes meanwhile is made afterwards, once for all that have come; its promise
 * resolves when that is done.
 */
export function oneAtATime(write: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = (): Promise<void> => {
    if (current) {
      next ??= current.then(() => {
        next = undefined
        return begin()
      })
      return next
    }
    current = write().finally(() => {
      current = undefined
    })
    return current
  }
  return begin
}
