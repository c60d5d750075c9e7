import type { Column as TableColumn, RowData } from '@tanstack/react-table'
import type { Features } from './column.ts'

type ShownColumns<Row extends RowData> = readonly TableColumn<Features, Row>[]

// In rem.
const selectBox = 2.5
const icon = 2.25
const wordedButton = 6.5
const actionsEdge = 1
const leastShare = 2.25
const readableShare = 2.5
const wideTable = 64

/**
 * Column widths as CSS variables. They depend only on the columns, so headings do not move when rows load.
 */
export function roomOf<Row extends RowData>(
  columns: ShownColumns<Row>,
  selects: boolean,
  actionCount: number,
) {
  const shares = sharesOf(columns)
  return {
    '--actions-iconic': `${actionCount && actionCount * icon + actionsEdge}rem`,
    '--actions-worded': `${actionCount * wordedButton}rem`,
    '--select': selects ? `${selectBox}rem` : '0rem',
    '--least': `${shares * leastShare + actionCount * icon}rem`,
    '--share': `calc((max(100cqw, var(--least)) - var(--select) - var(--actions)) / ${shares})`,
  }
}

/** Whether a wide table has room for the words of its actions beside its columns. */
export const hasWords = <Row extends RowData>(columns: ShownColumns<Row>, actionCount: number) =>
  sharesOf(columns) * readableShare + actionCount * wordedButton <= wideTable

const sharesOf = <Row extends RowData>(columns: ShownColumns<Row>) =>
  columns.reduce((sum, { columnDef }) => sum + (columnDef.meta?.width ?? 0), 0)
