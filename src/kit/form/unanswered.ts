import { createAtom } from '@tanstack/react-store'
import { toFailure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { isTree, sameValue } from '~/lib/same-value.ts'
import { takeBackMark } from './sent-mark.ts'

type Row<Key> = { key: Key; contents: unknown }

/** The new rows of a list as a save has sent them, and the ids of those that the record had. */
type SentList = { rows: Row<string | number>[]; known: number[] }

/** The new rows that one save has sent, by list. */
export type SentRows = Record<string, SentList>

const newSends = () => createAtom<readonly SentRows[]>([])

const sends = new WeakMap<object, ReturnType<typeof newSends>>()

/**
 * What a form has sent of its new rows without an answer, so that the record may have them. A `<Draft>` stores it, so that a
 * reload does not forget it.
 */
export function unansweredOf(control: object) {
  const own = sends.get(control) ?? newSends()
  sends.set(control, own)
  return own
}

const latest = new WeakMap<object, Record<'before' | 'own', readonly SentRows[]>>()

/** Sends new rows of a form, if any, and remembers them until the server has answered. */
export async function sendNew(
  control: object,
  sent: SentRows | null,
  send: () => Promise<unknown>,
): Promise<void> {
  const unanswered = unansweredOf(control)
  const before = unanswered.get()
  // A save may fail for hours.
  const isNew = sent !== null && !before.some((each) => sameValue(each, sent))
  const own = isNew ? [...before, sent] : before
  latest.set(control, { before, own })
  if (isNew) unanswered.set(own)
  try {
    await send()
    if (own.length > 0) unanswered.set([])
  } catch (error) {
    if (!mayBeDone(toFailure(error))) takeBack(control)
    throw error
  }
}

/** For a save that certainly did not reach the server. */
export function takeBack(control: object): void {
  takeBackMark(control)
  const unanswered = unansweredOf(control)
  const { before, own } = latest.get(control) ?? {}
  if (before && unanswered.get() === own) unanswered.set(before)
}

/** Where a draft stores it. No field has such a path. */
export const unansweredKey = '(unanswered)'

/** The part of a stored draft that holds it. */
export function unansweredIn(draft: unknown): readonly SentRows[] {
  const stored = isTree(draft) ? draft[unansweredKey] : undefined
  return Array.isArray(stored) ? (stored as SentRows[]) : []
}

/**
 * The ids that the server has given to new rows, by their keys. Rows can only be matched by their contents.
 *
 * @param present The rows of the list that have ids.
 * @param areAll Whether the server has certainly saved all of them; it may have worded contents in its own way.
 */
export function savedRows(
  sent: readonly SentRows[],
  list: string,
  present: readonly Row<number>[],
  areAll = false,
): Map<string | number, number> {
  const ids = new Map<string | number, number>()
  for (const { rows = [], known = [] } of sent.map((each) => each[list] ?? nothing)) {
    const taken = [...known, ...ids.values()]
    const added = present.filter(({ key }) => !taken.includes(key))
    const left = rows.filter(({ key, contents }) => {
      if (ids.has(key)) return false
      const index = added.findIndex((each) => sameValue(each.contents, contents))
      const [found] = index < 0 ? [] : added.splice(index, 1)
      if (found) ids.set(key, found.key)
      return !found
    })
    if (areAll && left.length === added.length) {
      left.forEach(({ key }, index) => ids.set(key, added[index]!.key))
    }
  }
  return ids
}

const nothing: Partial<SentList> = {}
