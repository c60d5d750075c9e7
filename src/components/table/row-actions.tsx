import { breakpoints } from '@chakra-ui/react/theme'
import { useRouter } from '@tanstack/react-router'
import type { RowData } from '@tanstack/react-table'
import { MoreHorizontal, type LucideIcon } from 'lucide-react'
import { useMemo, useSyncExternalStore } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { MissingPart } from '~/components/lazy/missing-part.tsx'
import { useMayOpen } from '~/components/link/may-open.ts'
import { useMenu } from '~/components/menu/use-menu.ts'
import type { GridRow } from './column.ts'
import type { RowAction } from './row-action.ts'
import { addressOf } from './row-link.tsx'

const ActionsMenu = lazyPart(
  async () => (await import('./actions-menu.tsx')).ActionsMenu,
  MissingPart,
)

type RowActionsProps = {
  actions: readonly RowAction[]
  /** What the row is called, so that buttons of different rows have different names. */
  rowName: string
  /** The sprite that holds the icons. */
  sprite: string
}

/** What can be done with a row: buttons, only icons where the table is not wide; on a phone a menu. */
export function RowActions({ actions, ...props }: RowActionsProps) {
  const wide = useWide()
  const mayOpen = useMayOpen()
  const open = actions.filter(
    (action) => !action.hidden && (!('link' in action) || mayOpen(action.link.to)),
  )
  if (open.length === 0) return null
  return wide ? (
    open.map((action) => <ActionButton key={action.label.id} action={action} {...props} />)
  ) : (
    <ActionsMenuButton actions={open} {...props} />
  )
}

type ActionButtonProps = { action: RowAction; rowName: string; sprite: string }

function ActionButton({ action, rowName, sprite }: ActionButtonProps) {
  const intl = useIntl()
  const router = useRouter()
  const label = intl.formatMessage(action.label)
  const shared = {
    'data-action': action.danger ? 'danger' : '',
    title: label,
    'aria-label': intl.formatMessage(actionOf, { action: label, row: rowName }),
  }
  const content = (
    <>
      <SpriteIcon sprite={sprite} icon={action.icon} />
      {label}
    </>
  )
  return 'link' in action && !action.disabled ? (
    <a
      {...shared}
      data-internal
      href={addressOf(router, action.link)}
      target={action.newTab ? '_blank' : undefined}
    >
      {content}
    </a>
  ) : (
    <button
      {...shared}
      type="button"
      disabled={action.disabled}
      onClick={'onSelect' in action ? action.onSelect : undefined}
    >
      {content}
    </button>
  )
}

function ActionsMenuButton({ actions, rowName, sprite }: RowActionsProps) {
  const intl = useIntl()
  const menu = useMenu()
  return (
    <>
      <button
        {...menu.button}
        type="button"
        data-action="menu"
        aria-label={intl.formatMessage(actionsFor, { row: rowName })}
      >
        <SpriteIcon sprite={sprite} icon={MoreHorizontal} />
      </button>
      {menu.open && <ActionsMenu actions={actions} {...menu.content} />}
    </>
  )
}

/** Whether the window has room for the buttons of each row. */
const useWide = () => useSyncExternalStore(subscribeToWidth, () => wideQuery().matches)

const wideQuery = () => matchMedia(`(min-width: ${breakpoints.md})`)

function subscribeToWidth(listener: () => void) {
  const query = wideQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const actionOf = defineMessage<{ action: string; row: string }>({
  defaultMessage: '{action}: {row}',
  description: 'Names a button of a row for screen readers: what it does, and the row',
})

const actionsFor = defineMessage<{ row: string }>({
  defaultMessage: 'Actions for {row}',
  description: 'Button that opens the menu of what can be done with a row',
})

type IconSpriteProps<Row extends RowData> = {
  /** Tells the sprites of a page apart. */
  id: string
  rows: readonly GridRow<Row>[]
  actions: (row: Row) => RowAction[]
}

/** The icons of the row actions, drawn once and out of sight. The buttons of all rows refer to them. */
export function IconSprite<Row extends RowData>({ id, rows, actions }: IconSpriteProps<Row>) {
  const icons = useMemo(() => {
    const used = rows.flatMap(({ original }) => actions(original).map(({ icon }) => icon))
    return [...new Set([MoreHorizontal, ...used])]
  }, [rows, actions])
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
      <defs>
        {icons.map((Icon) => (
          <Icon key={Icon.displayName} id={iconId(id, Icon)} />
        ))}
      </defs>
    </svg>
  )
}

/** An icon of a sprite. */
export const SpriteIcon = ({ sprite, icon }: { sprite: string; icon: LucideIcon }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <use href={`#${iconId(sprite, icon)}`} />
  </svg>
)

const iconId = (sprite: string, icon: LucideIcon) => `${sprite}${icon.displayName}`
