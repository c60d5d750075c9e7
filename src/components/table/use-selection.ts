import { useState } from 'react'
import type { GridRow } from './use-grid.ts'

export type Selection<Row> = {
  /** The selected rows, of whatever page, by id. */
  rows: ReadonlyMap<string, Row>
  set: (rows: readonly GridRow<Row>[], selected: boolean) => void
  clear: () => void
}

/** Which rows the user has selected. Those of other pages stay selected. */
export function useSelection<Row>(): Selection<Row> {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    rows,
    set: (changed, selected) =>
      setRows((before) => {
        const after = new Map(before)
        for (const { id, row } of changed) {
          if (selected) after.set(id, row)
          else after.delete(id)
        }
        return after
      }),
    clear: () => setRows(new Map()),
  }
}
