import { useState } from 'react'
import type { RowsSource } from './rows-source.ts'
import type { GridRow } from './use-grid.ts'

export type Selection<Row> = {
  /** The selected rows, of whatever page, by id. */
  rows: ReadonlyMap<string, Row>
  set: (rows: readonly GridRow<Row>[], selected: boolean) => void
  clear: () => void
}

/** Which rows the user has selected. Those of other pages stay selected. */
export function useSelection<Row>(
  source: Pick<RowsSource<Row>, 'rows' | 'local'>,
  rowId: (row: Row) => string,
): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    rows: asTheyAreNow(chosen, source, rowId),
    set: (changed, selected) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const { id, row } of changed) {
          if (selected) after.set(id, row)
          else after.delete(id)
        }
        return after
      }),
    clear: () => setChosen(new Map()),
  }
}

/**
 * Chosen rows as the list has them now. Of local rows, those that have gone are left out; what has become of a row on
 * another page of the server's is not known here.
 */
export function asTheyAreNow<Row>(
  chosen: ReadonlyMap<string, Row>,
  { rows, local }: Pick<RowsSource<Row>, 'rows' | 'local'>,
  rowId: (row: Row) => string,
): ReadonlyMap<string, Row> {
  if (chosen.size === 0 || rows === undefined) return chosen
  const current = new Map(rows.map((row) => [rowId(row), row]))
  const left = [...chosen].filter(([id]) => !local || current.has(id))
  return new Map(left.map(([id, before]) => [id, current.get(id) ?? before]))
}
