import { createAtom } from '@tanstack/react-store'
import { isTree } from '~/lib/same-value.ts'

/** A new record that was sent without a usable answer, so that it may have been saved. */
export type SentMark = {
  /** When it was sent, in milliseconds. */
  at: number
  /** What identifies it to the server, such as its username; empty if nothing does. */
  key: string
  /** Tells the server that a repeated send is the same record. */
  idempotencyKey: string
}

const newMark = () => createAtom<SentMark | null>(null)

const marks = new WeakMap<object, ReturnType<typeof newMark>>()

/** The mark of a form by its control. A `<Draft>` stores it, so that a reload does not forget it. */
export function sentMarkOf(control: object) {
  const mark = marks.get(control) ?? newMark()
  marks.set(control, mark)
  return mark
}

type Latest = { own: SentMark; before: SentMark | null }

const latest = new WeakMap<object, Latest>()

/** Remembers that the record is being sent. */
export function markSent(control: object, own: SentMark, before: SentMark | null) {
  latest.set(control, { own, before })
  sentMarkOf(control).set(own)
}

/** For a record that certainly did not reach the server. */
export function takeBackMark(control: object) {
  const mark = sentMarkOf(control)
  const { own, before = null } = latest.get(control) ?? {}
  // Leaving the form discards the mark, too.
  if (own && mark.get() === own) mark.set(before)
}

/** Where a draft stores the mark. No field has such a path. */
export const sentKey = '(sent)'

/** The mark in a stored draft. */
export function sentMarkIn(draft: unknown): SentMark | null {
  const mark = isTree(draft) ? draft[sentKey] : undefined
  if (!isTree(mark)) return null
  const { at, key, idempotencyKey = crypto.randomUUID() } = mark as Partial<SentMark>
  return typeof at === 'number' && typeof key === 'string' ? { at, key, idempotencyKey } : null
}
