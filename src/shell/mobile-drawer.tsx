import { CloseButton, Drawer, Portal, Stack, Text } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { quick } from '~/ui/theme/motion.ts'
import type { Access } from '~/session/access.ts'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { useMenuTitle } from './menu-titles.ts'

const drawerRecipe = quick(drawerSlotRecipe)

type MobileDrawerProps = { access: Access; onClose: () => void }

/** The whole menu, grouped, in a drawer that is open while mounted. */
export function MobileDrawer({ access, onClose }: MobileDrawerProps) {
  const intl = useIntl()
  const titleOf = useMenuTitle()
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      placement="start"
      open
      // As in `Dialog`: focus that returns from elsewhere must not close it.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="xs">
            <Drawer.Header>
              <Drawer.Title>
                <FormattedMessage {...messages.title} />
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body as="nav" aria-label={intl.formatMessage(messages.title)} px="3">
              {access.menu.map((group) => (
                <Stack key={group.id} as="section" gap="0.5" mb="5">
                  {group.items.length > 0 && (
                    <Text as="h3" textStyle="xs" fontWeight="semibold" color="fg.muted" px="3">
                      {titleOf(group)}
                    </Text>
                  )}
                  {(group.items.length > 0 ? group.items : [group]).map((item) => (
                    <MenuLink key={item.id} to={item.path} onClick={onClose}>
                      <MenuIcon name={item.icon} />
                      {titleOf(item)}
                    </MenuLink>
                  ))}
                </Stack>
              ))}
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton
                size="sm"
                colorPalette="gray"
                aria-label={intl.formatMessage(messages.close)}
              />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

const messages = defineMessages({
  close: { defaultMessage: 'Close menu', description: 'Button on narrow windows' },
  title: { defaultMessage: 'Menu', description: 'Heading of the menu on narrow windows' },
})
