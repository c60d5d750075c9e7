import { Box, Menu as Chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { Menu } from '~/components/menu/menu.tsx'
import { singleKeysOn } from '~/components/shortcuts/shortcuts.ts'
import type { LetteredAction } from './row-action.ts'

type ActionsMenuProps = {
  actions: readonly LetteredAction[]
  buttonId: string
  onClose: () => void
}

/** What can be done with a row, as a menu. */
export function ActionsMenu({ actions, ...menu }: ActionsMenuProps) {
  const intl = useIntl()
  return (
    <Menu {...menu}>
      {actions.map(({ action, letter }) => {
        const label = intl.formatMessage(action.label)
        const Icon = action.icon
        const words = (
          <>
            <Box asChild boxSize="4">
              <Icon aria-hidden />
            </Box>
            {label}
            {letter && singleKeysOn() && (
              <Chakra.ItemCommand aria-hidden>{letter}</Chakra.ItemCommand>
            )}
          </>
        )
        const look = {
          value: label,
          color: action.danger ? 'fg.error' : undefined,
          disabled: action.disabled,
          'aria-keyshortcuts': letter,
        }
        return 'link' in action && !action.disabled ? (
          <Chakra.Item key={label} asChild {...look}>
            <Link {...action.link} target={action.newTab ? '_blank' : undefined}>
              {words}
            </Link>
          </Chakra.Item>
        ) : (
          <Chakra.Item
            key={label}
            {...look}
            onClick={'onSelect' in action && !action.disabled ? action.onSelect : undefined}
          >
            {words}
          </Chakra.Item>
        )
      })}
    </Menu>
  )
}
