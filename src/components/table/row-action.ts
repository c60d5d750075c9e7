import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { LinkTarget } from './row-link.tsx'

/** What every action has. */
export type ActionBase = {
  label: MessageDescriptor
  icon: LucideIcon
  /** Left out where it makes no sense for the row. Links that the user may not open are left out in any case. */
  hidden?: boolean
  disabled?: boolean
  /** For what destroys something. */
  danger?: boolean
}

export type LinkAction = ActionBase & { link: LinkTarget; newTab?: boolean }

/** What can be done with one row: a link to a screen of the console, or a function. */
export type RowAction = LinkAction | (ActionBase & { onSelect: () => void })

/** An action with the letter that runs it on its row, if one is free. */
export type LetteredAction = { action: RowAction; letter: string | undefined }

/** What can be done with all selected rows. `clear` empties the selection afterwards. */
export type BulkAction<Row> = ActionBase & { onSelect: (rows: Row[], clear: () => void) => void }
