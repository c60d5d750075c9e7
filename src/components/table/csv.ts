import type { IntlShape } from 'react-intl'
import { textOf, type Column } from './columns.ts'

/** Rows as CSV (RFC 4180): a line of headings, then what the columns show; plain numbers without separators. */
export function csvOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  intl: IntlShape,
): string {
  const cellOf = (column: Column<Row>, row: Row) => {
    const value = column.value(row)
    if (!column.text && typeof value === 'number') return String(value)
    return escaped(textOf(column, row, intl))
  }
  return [
    columns.map(({ label, csvLabel = label }) => escaped(intl.formatMessage(csvLabel))),
    ...rows.map((row) => columns.map((column) => cellOf(column, row))),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
}

/** A text that no spreadsheet runs as a formula and no comma, quote or line break takes apart. */
function escaped(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Has the browser save a CSV file. The mark in front tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, csv: string) {
  const address = URL.createObjectURL(
    new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
