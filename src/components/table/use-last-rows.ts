import { useState } from 'react'
import type { RowsSource } from './rows-source.ts'

/** The rows to show: where new ones could not be loaded, those of the question before stay, dimmed. */
export function useLastRows<Row>(source: RowsSource<Row>): RowsSource<Row> {
  const [last, setLast] = useState(source)
  if (source.data !== undefined && source.data !== last.data) setLast(source)
  const shown =
    source.rows === undefined && source.error
      ? { ...source, rows: last.rows, total: last.total, old: last.rows !== undefined }
      : source
  // That the question before found nothing says nothing of this one.
  return shown.old && shown.rows?.length === 0
    ? { ...shown, rows: undefined, total: undefined, old: false }
    : shown
}
