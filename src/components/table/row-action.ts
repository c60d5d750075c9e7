import type { LinkProps, RegisteredRouter } from '@tanstack/react-router'
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

type Screen = NonNullable<LinkProps['to']>

/** A link to a screen of the console, with the params that its address needs. */
type ScreenLink<To extends Screen = Screen> = To extends string
  ? Pick<LinkProps<'a', RegisteredRouter, string, To>, 'params' | 'search' | 'hash'> & { to: To }
  : never

export type LinkAction = Doing & { link: ScreenLink; newTab?: boolean }

/** What can be done with one row: a link to a screen of the console, or a function. */
export type RowAction = LinkAction | (Doing & { onSelect: () => void })

/** What can be done with all selected rows. `clear` takes the selection away once it is done. */
export type BulkAction<Row> = Doing & { onSelect: (rows: Row[], clear: () => void) => void }
