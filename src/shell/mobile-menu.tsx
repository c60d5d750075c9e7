import { CloseButton, Drawer, IconButton, Portal, Stack, Text } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Access } from '~/session/access.ts'
import { MenuLink } from './menu-link.tsx'
import { useMenuTitle } from './menu-titles.ts'

/** The whole menu in a drawer, where the window is too narrow for the top and the side menu. */
export function MobileMenu({ access }: { access: Access }) {
  const intl = useIntl()
  const titleOf = useMenuTitle()
  const [open, setOpen] = useState(false)
  return (
    <Drawer.Root placement="start" open={open} onOpenChange={(change) => setOpen(change.open)}>
      <Drawer.Trigger asChild>
        <IconButton
          hideFrom="lg"
          size="sm"
          variant="ghost"
          aria-label={intl.formatMessage(messages.open)}
        >
          <Menu aria-hidden />
        </IconButton>
      </Drawer.Trigger>
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
                  <Text as="h2" textStyle="xs" fontWeight="semibold" color="fg.muted" px="3">
                    {titleOf(group)}
                  </Text>
                  {group.items.map((item) => (
                    <MenuLink key={item.id} to={item.path} onClick={() => setOpen(false)}>
                      {titleOf(item)}
                    </MenuLink>
                  ))}
                </Stack>
              ))}
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={intl.formatMessage(messages.close)} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

const messages = defineMessages({
  open: { defaultMessage: 'Open menu', description: 'Button on narrow windows' },
  close: { defaultMessage: 'Close menu', description: 'Button on narrow windows' },
  title: { defaultMessage: 'Menu', description: 'Heading of the menu on narrow windows' },
})
