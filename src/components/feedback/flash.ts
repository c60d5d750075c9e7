import { createAtom, useSelector } from '@tanstack/react-store'

/** A message that one screen leaves for the next: the text is formatted already. */
export type Flash = {
  status: 'success' | 'info' | 'error'
  text: string
  /** What it is about: named after the text, with a link for those who may open it. */
  record?: { name: string; to: string } | undefined
}

const shown = createAtom<readonly Flash[]>([])
let pending: readonly Flash[] = []
let screen: { router: object; pathname: string } | undefined

/** Leaves a message for the screen that the next navigation leads to. */
export function flash(status: Flash['status'], text: string, record?: Flash['record']) {
  pending = [...pending.filter((each) => each.text !== text), { status, text, record }]
}

/** The messages of the screen that is shown now. */
export const useFlashes = () => useSelector(shown)

/**
 * Shows the messages left for the screen at `pathname` instead of those of the screen before. Does nothing when called
 * again for the same screen. A new router, as of another story, starts with no screen before.
 */
export function showNextFlashes(router: object, pathname: string) {
  if (screen?.router === router && screen.pathname === pathname) return
  screen = { router, pathname }
  if (pending.length === 0 && shown.get().length === 0) return
  shown.set(pending)
  pending = []
}

/** Removes one message before its time. */
export function dismissFlash(message: Flash) {
  shown.set((all) => all.filter((each) => each !== message))
}

/** Forgets all messages, shown or pending, with the session that they belong to. */
export function clearFlashes() {
  pending = []
  shown.set([])
}
