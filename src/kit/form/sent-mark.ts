import { createAtom } from '@tanstack/react-store'
import { isTree } from '~/lib/same-value.ts'

/** A new record that was sent without a usable answer, so that it may have been saved. */
export type SentMark = {
  /** When it was sent, in milliseconds. */
  at: number
  /** What the server knows it by, such as its username; empty if there is no such key. */
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

/** For the generated hook that adds the record of a form: a repeated send has the key of the first one. */
export const keyedRequest = (control: object) => ({
  idempotencyKey: () => sentMarkOf(control).get()?.idempotencyKey,
})

/** Where a draft stores the mark. No field has such a path. */
export const sentKey = '(sent)'

/** The mark in a stored draft. */
export function sentMarkIn(draft: unknown): SentMark | null {
  const mark = isTree(draft) ? draft[sentKey] : undefined
  if (!isTree(mark)) return null
  const { at, key, idempotencyKey = crypto.randomUUID() } = mark as Partial<SentMark>
  return typeof at === 'number' && typeof key === 'string' ? { at, key, idempotencyKey } : null
}
