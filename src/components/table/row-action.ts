import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'

/** What every action has. */
export type Doing = {
  label: MessageDescriptor
  icon: LucideIcon
  /** Left out where the user may not do it, or where it makes no sense for the row. */
  hidden?: boolean
  disabled?: boolean
  /** For what destroys something. */
  danger?: boolean
}

/** What can be done with one row: a link to a screen of the console, or a function. */
export type RowAction = Doing & ({ to: string; newTab?: boolean } | { onSelect: () => void })

/** What can be done with all selected rows. `clear` takes the selection away once it is done. */
export type BulkAction<Row> = Doing & { onSelect: (rows: Row[], clear: () => void) => void }
