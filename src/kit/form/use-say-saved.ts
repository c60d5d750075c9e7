import { useIntl, type MessageDescriptor } from 'react-intl'
import { flash } from '~/ui/feedback/flash.ts'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'

/** A record that was saved just now. */
export type SavedRecord = {
  id: number
  name: string
  /** The address of its screen. */
  to: string
  /** The `tableKey` of the list that shows it; its `rowId` is the record's id. */
  table: string
}

/** Says on the next screen what was saved, with a link to the record, and highlights its row there. */
export function useSaySaved() {
  const intl = useIntl()
  return (message: MessageDescriptor, record: SavedRecord) => {
    const { id, name, to, table } = record
    flash('success', intl.formatMessage(message), { name, to })
    highlightRow(table, String(id))
    return record
  }
}
