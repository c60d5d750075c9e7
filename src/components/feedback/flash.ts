/** A message that one screen leaves for the next: the text is formatted already. */
export type Flash = { status: 'success' | 'info' | 'error'; text: string }

const listeners = new Set<() => void>()
let left: readonly Flash[] = []
let shown: readonly Flash[] = []

/** Leaves a message for the screen that the next navigation leads to. */
export function flash(status: Flash['status'], text: string) {
  left = [...left, { status, text }]
}

/** The messages of the screen that is shown now. */
export const shownFlashes = () => shown

/** Takes away what is shown and shows what was left; the shell calls it when a navigation has arrived. */
export function turnFlashes() {
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

/** For `useSyncExternalStore`. */
export function subscribeFlashes(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
