import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { LinkTarget } from './row-link.tsx'

/** What every action has. */
export type ActionBase = {
  label: MessageDescriptor
  icon: LucideIcon
  /** Hides the action if it makes no sense for the row. Links that the user may not open are always hidden. */
  hidden?: boolean
  /** Why the action is not available now: it is disabled, and says so. */
  disabled?: MessageDescriptor | false
  /** For destructive actions. */
  danger?: boolean
}

export type LinkAction = ActionBase & { link: LinkTarget; newTab?: boolean }

/** An action on one row: a link to a screen, or a function. */
export type RowAction = LinkAction | (ActionBase & { onSelect: () => void })

/** An action with its shortcut letter, if one is free. */
export type LetteredAction = { action: RowAction; letter: string | undefined }

/** An action on all selected rows. `clear` clears the selection. */
export type BulkAction<Row> = ActionBase & { onSelect: (rows: Row[], clear: () => void) => void }
