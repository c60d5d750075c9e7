import { breakpoints } from '@chakra-ui/react/theme'
import { useRouter } from '@tanstack/react-router'
import { MoreHorizontal } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { MissingPart } from '~/components/lazy/missing-part.tsx'
import { useMenu } from '~/components/menu/use-menu.ts'
import { useMayOpen } from '~/components/link/may-open.ts'
import { SpriteIcon } from './icon-sprite.tsx'
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
