/** A message about what has just happened on this screen. Its text is formatted already. */
export type Toast = { id: number; status: 'success' | 'info' | 'error'; text: string }

const most = 4
const listeners = new Set<() => void>()
let shown: readonly Toast[] = []
let last = 0

/**
 * Tells of something that has happened without a change of screen. For the next screen there is `flash`, and what has
 * to be read beside a form or a list is a `Notice`.
 */
export function toast(status: Toast['status'], text: string) {
  last += 1
  // The same again takes the place of what it repeats.
  const others = shown.filter((each) => each.text !== text)
  change([...others, { id: last, status, text }].slice(-most))
}

/** Takes a message away. */
export function dismissToast(id: number) {
  change(shown.filter((each) => each.id !== id))
}

/** Takes all of them away: they are the business of whoever was signed in. */
export const clearToasts = () => change([])

/** The messages that are shown, the oldest first. */
export const shownToasts = () => shown

/** For `useSyncExternalStore`. */
export function subscribeToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}
