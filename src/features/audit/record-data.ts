import { sameValue } from '~/lib/same-value.ts'
import type { Change } from './audit-changes.ts'

/** The record of a change: its keys and values, a value without keys, or a text that is not JSON. */
export type RecordData =
  | { kind: 'entries'; entries: ReadonlyMap<string, unknown> }
  | { kind: 'value'; value: unknown }
  | { kind: 'malformed'; text: string }
  | { kind: 'none' }

export function readRecord(text: string | null | undefined): RecordData {
  if (text === null || text === undefined || text.trim() === '') return { kind: 'none' }
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
      ? { kind: 'entries', entries: new Map(Object.entries(value)) }
      : { kind: 'value', value }
  } catch {
    return { kind: 'malformed', text }
  }
}

/** A readable value: texts without quotes, nested values with one line per value. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '')

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
    return sameValue(old, value)
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
  Date.parse(a.changedAt) - Date.parse(b.changedAt) || (a.id ?? 0) - (b.id ?? 0)

function recordId({ recordData }: Change): string | undefined {
  const record = readRecord(recordData)
  const id = record.kind === 'entries' ? record.entries.get('id') : undefined
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined
}
