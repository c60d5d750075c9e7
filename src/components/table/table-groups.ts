import type { RowData } from '@tanstack/react-table'
import type { GridRow } from './column.ts'

/** What rows are grouped by. Its id tells groups of the same name apart. */
export type GroupOf<Row> = (row: Row) => { id: string; label: string }

/** A row, or the heading of a group with how many rows it has. */
export type TableItem<Row extends RowData> =
  | { id: string; row: GridRow<Row> }
  | { id: string; label: string; count: number }

/** How many rows each group has. */
export function headingsOf<Row extends RowData>(
  rows: readonly GridRow<Row>[],
  group: GroupOf<Row> | undefined,
): Map<string, number> {
  const counts = new Map<string, number>()
  if (!group) return counts
  for (const { original } of rows) {
    const { id } = group(original)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The rows with a heading above the first of each group. */
export function withHeadings<Row extends RowData>(
  rows: readonly GridRow<Row>[],
  group: GroupOf<Row> | undefined,
): TableItem<Row>[] {
  if (!group) return rows.map((row) => ({ id: row.id, row }))
  const counts = headingsOf(rows, group)
  let last: string | undefined
  return rows.flatMap((row): TableItem<Row>[] => {
    const { id, label } = group(row.original)
    const item = { id: row.id, row }
    if (id === last) return [item]
    last = id
    return [{ id: `group ${id}`, label, count: counts.get(id) ?? 0 }, item]
  })
}
