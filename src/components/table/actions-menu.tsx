import { Box, Menu as Chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { Menu } from '~/components/menu/menu.tsx'
import type { RowAction } from './row-action.ts'

type ActionsMenuProps = {
  actions: readonly RowAction[]
  buttonId: string
  onClose: () => void
}

/** What can be done with a row, as a menu. */
export function ActionsMenu({ actions, ...menu }: ActionsMenuProps) {
  const intl = useIntl()
  return (
    <Menu {...menu}>
      {actions.map((action) => {
        const label = intl.formatMessage(action.label)
        const Icon = action.icon
        const look = {
          value: label,
          color: action.danger ? 'fg.error' : undefined,
          disabled: action.disabled,
        }
        return 'link' in action && !action.disabled ? (
          <Chakra.Item key={label} asChild {...look}>
            <Link {...action.link} target={action.newTab ? '_blank' : undefined}>
              <Box asChild boxSize="4">
                <Icon aria-hidden />
              </Box>
              {label}
            </Link>
          </Chakra.Item>
        ) : (
          <Chakra.Item
            key={label}
            {...look}
            onClick={'onSelect' in action && !action.disabled ? action.onSelect : undefined}
          >
            <Box asChild boxSize="4">
              <Icon aria-hidden />
            </Box>
            {label}
          </Chakra.Item>
        )
      })}
    </Menu>
  )
}
