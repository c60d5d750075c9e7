import type { RowData } from '@tanstack/react-table'
import Papa from 'papaparse'
import type { IntlShape } from 'react-intl'
import { saveFile } from '~/lib/save-file.ts'
import { textOf, type Column } from './column.ts'

/** Rows as CSV (RFC 4180): a line of headings, then what the columns show; plain numbers without separators. */
export function csvOf<Row extends RowData>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  intl: IntlShape,
): string {
  const cellOf = ({ accessorFn, meta }: Column<Row>, row: Row) => {
    const value = accessorFn(row)
    if (!meta.text && typeof value === 'number') return value
    return textOf(meta.text, value, row, intl)
  }
  const lines = [
    columns.map(({ meta }) => intl.formatMessage(meta.csvLabel ?? meta.label)),
    ...rows.map((row) => columns.map((column) => cellOf(column, row))),
  ]
  return `${Papa.unparse(lines, { escapeFormulae: formula })}\r\n`
}

/**
 * What a spreadsheet could run as a formula: some skip blanks and invisible characters, and read full-width signs like
 * plain ones.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u

/** Downloads a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export const saveCsv = (name: string, csv: string) =>
  saveFile(name, new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }))
