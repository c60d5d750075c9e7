import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { settleTime } from '~/ui/press/settle-time.ts'

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
  /** Puts an action of a row behind "…". The ones that the specification names stay in the row. */
  more?: boolean
}

export type LinkAction = ActionBase & { link: LinkTarget; newTab?: boolean }

/** An action on one row: a link to a screen, or a function. Its button is busy until a promise that it returns settles. */
export type RowAction = LinkAction | (ActionBase & { onSelect: () => unknown })

/** An action with its shortcut letter, if one is free. */
export type LetteredAction = { action: RowAction; letter: string | undefined }

/** An action on all selected rows. `clear` clears the selection. */
export type BulkAction<Row> = ActionBase & { onSelect: (rows: Row[], clear: () => void) => void }

/** What each button runs, by name. */
const running = new WeakMap<HTMLElement, Set<string>>()

/**
 * Runs an action. Its button shows that it is running, and ignores presses meanwhile; one for several tells them apart by
 * `name`. The button gets the attribute here, since a state for each of hundreds would be slow.
 */
export function runAction(button: HTMLElement, onSelect: () => unknown, name = '') {
  const names = running.get(button) ?? new Set()
  if (names.has(name)) return
  const result = onSelect()
  if (!(result instanceof Promise)) return
  running.set(button, names.add(name))
  button.setAttribute('aria-busy', 'true')
  const end = () => {
    names.delete(name)
    if (names.size === 0) button.removeAttribute('aria-busy')
  }
  // The answer to the first click of a double click may come before the second.
  const calm = new Promise((resolve) => setTimeout(resolve, settleTime))
  void Promise.allSettled([result, calm]).then(end)
}
