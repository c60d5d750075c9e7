import { Avatar, Button, Menu, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { CurrentUser } from '~/api/generated/model/index.ts'
import type { Access } from '~/session/access.ts'

/** Help, profile and the way out. */
export function UserMenu({ user, access }: { user: CurrentUser; access: Access }) {
  const name = `${user.firstName} ${user.lastName}`
  const links = [
    { to: '/help', message: messages.help },
    { to: '/user/profile', message: messages.profile },
  ].filter(({ to }) => access.can(to))
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="ghost" colorPalette="gray" px="1.5">
          <Avatar.Root size="xs" colorPalette="teal" aria-hidden>
            <Avatar.Fallback name={name} />
          </Avatar.Root>
          <Text as="span" maxW="40" truncate srOnly={{ base: true, md: false }}>
            {name}
          </Text>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="52">
          <Text px="2" py="1.5" textStyle="xs" color="fg.muted">
            {user.username}
          </Text>
          {links.map(({ to, message }) => (
            <Menu.Item key={to} value={to} asChild>
              <Link to={to}>
                <FormattedMessage {...message} />
              </Link>
            </Menu.Item>
          ))}
          <Menu.Item value="/signout" asChild>
            <Link to="/signout">
              <FormattedMessage {...messages.signOut} />
            </Link>
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

const messages = defineMessages({
  help: { defaultMessage: 'Help', description: 'User menu: help documents' },
  profile: { defaultMessage: 'Profile', description: 'User menu: own profile' },
  signOut: { defaultMessage: 'Log out', description: 'User menu: ends the session' },
})
