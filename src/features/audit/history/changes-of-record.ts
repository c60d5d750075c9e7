import type { Change } from '~/features/audit/audit-changes.ts'
import { changedRows, recordId, type RecordRow } from '~/features/audit/record-data.ts'
import type { LoggedAs } from '~/features/audit/record-screen.ts'

export type HistoryEntry = {
  change: Change
  /** What it changed. Undefined for the oldest entry, and where the log has no data. */
  rows: readonly RecordRow[] | undefined
}

/** The entries of one record, the newest first, each compared with the one before. */
export function changesOfRecord(
  changes: readonly Change[],
  { names, key }: LoggedAs,
  id: string,
): HistoryEntry[] {
  const own = changes.filter(
    (change) => names.includes(change.tableName) && recordId(change, key) === id,
  )
  return own.map((change, index) => ({ change, rows: changedRows(change, own[index + 1]) }))
}

/** The shortest name of the tables, which the others begin with: the server's filter finds all of them by it. */
export const shortestName = (names: readonly string[]) =>
  names.toSorted((a, b) => a.length - b.length)[0]
