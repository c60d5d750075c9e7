import type { Column as TableColumn, RowData } from '@tanstack/react-table'
import type { Features } from './column.ts'

/**
 * The room of the columns, as CSS variables. It follows from the columns alone, so that headings stay where they are when
 * the rows come, and whatever the rows hold.
 */
export function roomOf<Row extends RowData>(
  columns: readonly TableColumn<Features, Row>[],
  selects: boolean,
  actionCount: number,
) {
  const shares = sharesOf(columns)
  return {
    '--actions-iconic': `${actionCount && actionCount * 2.25 + 1}rem`,
    '--actions-worded': `${actionCount * 6.5}rem`,
    '--select': selects ? '2.5rem' : '0rem',
    '--least': `${shares * 2.25 + actionCount * 2.25}rem`,
    '--share': `calc((max(100cqw, var(--least)) - var(--select) - var(--actions)) / ${shares})`,
  }
}

const sharesOf = <Row extends RowData>(columns: readonly TableColumn<Features, Row>[]) =>
  columns.reduce((sum, { columnDef }) => sum + (columnDef.meta?.width ?? 0), 0)

/** Whether a table of 64rem has room for the words of its actions beside its columns. */
export const hasWords = <Row extends RowData>(
  columns: readonly TableColumn<Features, Row>[],
  actionCount: number,
) => sharesOf(columns) * 2.5 + actionCount * 6.5 <= 64
