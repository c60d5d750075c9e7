import { useIntl } from 'react-intl'
import { css } from '~/styled-system/css'
import { PlainLink } from '~/ui/link/styled-link.tsx'
import { DisabledItem } from '~/ui/menu/disabled-item.tsx'
import { MenuItem, MenuKey } from '~/ui/menu/menu-parts.tsx'
import { Menu } from '~/ui/menu/menu.tsx'
import { singleKeysOn } from '~/ui/shortcuts/shortcuts.ts'
import { runAction, type LetteredAction } from './row-action.ts'

type ActionsMenuProps = {
  actions: readonly LetteredAction[]
  buttonId: string
  onClose: () => void
}

/** What can be done with a row, as a menu. */
export function ActionsMenu({ actions, ...menu }: ActionsMenuProps) {
  const intl = useIntl()
  // The menu closes, but its button stays in the row.
  const run = (onSelect: () => unknown, label: string) => {
    const button = document.getElementById(menu.buttonId)
    if (button) runAction(button, onSelect, label)
  }
  return (
    <Menu {...menu}>
      {actions.map(({ action, letter }) => {
        const label = intl.formatMessage(action.label)
        const Icon = action.icon
        const words = (
          <>
            <Icon aria-hidden className={css({ boxSize: '4' })} />
            {label}
            {letter && !action.disabled && singleKeysOn() && (
              <MenuKey aria-hidden>{letter}</MenuKey>
            )}
          </>
        )
        const look = {
          value: label,
          className: action.danger ? css({ color: 'fg.error' }) : undefined,
          'aria-keyshortcuts': letter,
        }
        if (action.disabled) {
          return (
            <DisabledItem key={label} value={label} reason={intl.formatMessage(action.disabled)}>
              {words}
            </DisabledItem>
          )
        }
        return 'link' in action ? (
          <MenuItem key={label} asChild {...look}>
            <PlainLink {...action.link} target={action.newTab ? '_blank' : undefined}>
              {words}
            </PlainLink>
          </MenuItem>
        ) : (
          <MenuItem key={label} {...look} onClick={() => run(action.onSelect, label)}>
            {words}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
