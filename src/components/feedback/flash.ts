/** A message that one screen leaves for the next: the text is formatted already. */
export type Flash = { status: 'success' | 'info' | 'error'; text: string }

const listeners = new Set<() => void>()
let left: readonly Flash[] = []
let shown: readonly Flash[] = []
let screen: { console: object; pathname: string } | undefined

/** Leaves a message for the screen that the next navigation leads to. */
export function flash(status: Flash['status'], text: string) {
  left = [...left, { status, text }]
}

/** The messages of the screen that is shown now. */
export const shownFlashes = () => shown

/**
 * Shows what was left for the screen at `pathname` and takes away what was shown on the one before. Does nothing when
 * it is told of the same screen again. `console` is the router: a new one has no screen before.
 */
export function turnFlashes(console: object, pathname: string) {
  if (screen?.console === console && screen.pathname === pathname) return
  screen = { console, pathname }
  if (left.length === 0 && shown.length === 0) return
  shown = left
  left = []
  tell()
}

/** Takes one message away before its time. */
export function dismissFlash(message: Flash) {
  shown = shown.filter((each) => each !== message)
  tell()
}

/** Forgets all of them, shown or only left: they are the business of whoever was signed in. */
export function clearFlashes() {
  left = []
  shown = []
  tell()
}

/** For `useSyncExternalStore`. */
export function subscribeFlashes(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
