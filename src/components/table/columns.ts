import type { ReactNode } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'

/** What a column compares rows by. What is absent stands after everything else. */
export type CellValue = string | number | null | undefined

/** A field in the heading of a column. */
export type ColumnFilter =
  /** Rows that hold a text; `delay` is the pause, in milliseconds, that ends the typing. */
  | { kind: 'text'; delay: number }
  /** Rows that have exactly one of the texts that the column has. For local rows alone. */
  | { kind: 'choice' }

/** A column of a list. */
export type Column<Row> = {
  /** Names the column in the address, in the user's settings and, where the server sorts and filters, to the server. */
  id: string
  label: MessageDescriptor
  /** The heading in CSV, where it has to name the unit of a plain number. */
  csvLabel?: MessageDescriptor
  value: (row: Row) => CellValue
  /** What the row has as a text: shown, searched for, and written to CSV. By default the value. */
  text?: (row: Row, intl: IntlShape) => string
  /** What the cell shows where it is more than the text. */
  cell?: (row: Row) => ReactNode
  /** Given where the column can be filtered; the list declares a filter of the same name. */
  filter?: ColumnFilter
  align?: 'end'
  /** Shown only when the user chooses it. */
  hidden?: boolean
}

/** Declares the columns of a list. The first always shows; it names the row. */
export const columnsOf =
  <Row>() =>
  (columns: [Column<Row>, ...Column<Row>[]]): readonly Column<Row>[] =>
    columns

/** What a column shows of a row, as a text. */
export function textOf<Row>(column: Column<Row>, row: Row, intl: IntlShape): string {
  if (column.text) return column.text(row, intl)
  const value = column.value(row)
  return typeof value === 'number' ? intl.formatNumber(value) : (value ?? '')
}
