import { createAtom, useSelector } from '@tanstack/react-store'
import type { Failure } from '~/lib/failure.ts'
import type { LinkTarget } from '~/ui/link/link-target.ts'

/** A message that one screen leaves for the next. The text is already formatted. */
export type Flash = {
  status: 'success' | 'info' | 'error'
  text: string
  /** The record concerned: named after the text, as a link for users who may open it. */
  record?: { name: string; link: LinkTarget } | undefined
  /** Why the record could not be opened. */
  failure?: Failure | undefined
}

const shown = createAtom<readonly Flash[]>([])
let pending: readonly Flash[] = []
let screen: { router: object; pathname: string } | undefined

/** Leaves a message for the next screen. */
export function flash(
  status: Flash['status'],
  text: string,
  record?: Flash['record'],
  failure?: Failure,
) {
  pending = [...pending.filter((each) => each.text !== text), { status, text, record, failure }]
}

/** The messages of the current screen. */
export const useFlashes = () => useSelector(shown)

/**
 * Replaces the messages of the previous screen with those left for the screen at `pathname`. Repeated calls for the same
 * screen do nothing. A new router, as in another story, starts without a previous screen.
 */
export function showNextFlashes(router: object, pathname: string) {
  if (screen?.router === router && screen.pathname === pathname) return
  screen = { router, pathname }
  if (pending.length === 0 && shown.get().length === 0) return
  shown.set(pending)
  pending = []
}

/** Dismisses one message. */
export function dismissFlash(message: Flash) {
  shown.set((all) => all.filter((each) => each !== message))
}

/** Removes all messages, shown or pending, when the session ends. */
export function clearFlashes() {
  pending = []
  shown.set([])
}
