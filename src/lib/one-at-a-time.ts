/**
 * Runs `write` one at a time. Calls made during a run share one further run after it, and their promises resolve
 * when that run is done.
 */
export function oneAtATime(write: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = (): Promise<void> => {
    if (current) {
      const again = () => {
        next = undefined
        return begin()
      }
      // A failed run is its caller's concern.
      next ??= current.then(again, again)
      return next
    }
    current = write().finally(() => {
      current = undefined
    })
    return current
  }
  return begin
}
