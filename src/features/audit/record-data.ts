import { isLosslessNumber, parse, stringify } from 'lossless-json'
import { timeOf } from '~/i18n/format-instant.ts'
import { isTree } from '~/lib/same-value.ts'
import type { Change } from './audit-changes.ts'

/** The record of a change: its keys and values, a value without keys, or a text that is not JSON. */
export type RecordData =
  | { kind: 'entries'; entries: ReadonlyMap<string, unknown> }
  | { kind: 'value'; value: unknown }
  | { kind: 'malformed'; text: string }
  | { kind: 'none' }

/** Numbers keep their text: JavaScript would round a long id and shorten 1.50. */
export function readRecord(text: string | null | undefined): RecordData {
  if (text === null || text === undefined || text.trim() === '') return { kind: 'none' }
  let repeatsKey = false
  const onDuplicateKey = () => {
    repeatsKey = true
  }
  try {
    const value = parse(text, undefined, { onDuplicateKey })
    // A list of its keys would lack the values of one.
    if (repeatsKey) return { kind: 'value', value: text }
    return isTree(value)
      ? { kind: 'entries', entries: new Map(Object.entries(value)) }
      : { kind: 'value', value }
  } catch {
    return { kind: 'malformed', text }
  }
}

/** A readable value: texts without quotes, nested values with one line per value, numbers as in the log. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : (stringify(value, undefined, 2) ?? '')

/** Compares values by their text, ignoring the order of keys. */
const isSame = (one: unknown, other: unknown) =>
  stringify(one, withSortedKeys) === stringify(other, withSortedKeys)

const withSortedKeys = (_key: string, value: unknown) =>
  isTree(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** A key of a record. `mark` says how it differs from the earlier change, if any. */
export type RecordRow = {
  name: string
  text: string
  mark?: 'changed' | 'added' | 'removed' | undefined
  /** The previous value, if changed. */
  before?: string
}

/** The keys and values of a record, with the differences from an earlier state. */
export function recordRows(
  entries: ReadonlyMap<string, unknown>,
  earlier: ReadonlyMap<string, unknown> | undefined,
): RecordRow[] {
  const rows = [...entries].map(([name, value]): RecordRow => {
    const text = valueText(value)
    if (!earlier) return { name, text }
    if (!earlier.has(name)) return { name, text, mark: 'added' }
    const old = earlier.get(name)
    return isSame(old, value)
      ? { name, text }
      : { name, text, mark: 'changed', before: valueText(old) }
  })
  const removed = [...(earlier ?? [])]
    .filter(([name]) => !entries.has(name))
    .map(([name, value]): RecordRow => ({ name, text: valueText(value), mark: 'removed' }))
  return [...rows, ...removed]
}

/** Whether a record is the same after two changes. */
export function isUnchanged(change: Change, earlier: Change): boolean {
  const [now, then] = [readRecord(change.recordData), readRecord(earlier.recordData)]
  return (
    now.kind === 'entries' &&
    then.kind === 'entries' &&
    recordRows(now.entries, then.entries).every(({ mark }) => mark === undefined)
  )
}

/** The latest earlier change of the same record among the changes of a page. */
export function earlierOf(change: Change, changes: readonly Change[]): Change | undefined {
  const id = recordId(change)
  if (id === undefined) return undefined
  return changes
    .filter(
      (other) =>
        other.tableName === change.tableName && recordId(other) === id && order(other, change) < 0,
    )
    .toSorted(order)
    .at(-1)
}

/** By time. Within the same second, the highest id is the latest. */
const order = (a: Change, b: Change) =>
  (timeOf(a.changedAt) ?? 0) - (timeOf(b.changedAt) ?? 0) || (a.id ?? 0) - (b.id ?? 0)

/** The id of a change's record. */
export function recordId({ recordData }: Change, key = 'id'): string | undefined {
  const record = readRecord(recordData)
  const id = record.kind === 'entries' ? record.entries.get(key) : undefined
  return typeof id === 'string' || isLosslessNumber(id) ? String(id) : undefined
}

/** Names of values that nobody should read in a log. */
const secret = /passw|secret|private|credential|hash|salt|.key$/i

/** What a change has changed, value by value and without secrets; undefined if the earlier record is not known. */
export function changedRows(change: Change, earlier: Change | undefined): RecordRow[] | undefined {
  const now = readRecord(change.recordData)
  const then = readRecord(earlier?.recordData)
  if (now.kind !== 'entries' || then.kind !== 'entries') return undefined
  return recordRows(now.entries, then.entries).filter(
    ({ mark, name }) => mark !== undefined && !secret.test(name),
  )
}
