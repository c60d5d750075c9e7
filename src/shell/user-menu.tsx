import { useId, useRef, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { CurrentUser } from '~/api/generated/model/index.ts'
import { personName } from '~/lib/person-name.ts'
import type { Access } from '~/session/access.ts'
import { css } from '~/styled-system/css'
import { Box, Center, Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { ThemeSwitch } from '~/ui/theme/theme-switch.tsx'
import { useBackCloses } from './use-back-closes.ts'

// Not part of the first paint: it loads when the menu opens.
const UserSettings = lazyPart<{ onClose: () => void }>(
  async () => (await import('./user-settings.tsx')).UserSettings,
  LoadFailure,
)

/** Help, profile and sign-out, in a native popover: Escape and a click outside close it. */
export function UserMenu({ user, access }: { user: CurrentUser; access: Access }) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const popover = useRef<HTMLDivElement>(null)
  useBackCloses(() => popover.current?.hidePopover())
  const names = [user.firstName, user.lastName].flatMap((name) => name ?? [])
  const name = personName(user)
  const links = [
    { to: '/help', message: messages.help },
    { to: '/user/profile', message: messages.profile },
  ].filter(({ to }) => access.can(to))
  return (
    <Box flexShrink="0">
      <Button
        size="sm"
        variant="ghost"
        className={css({ colorPalette: 'gray', px: '1.5' })}
        popoverTarget={id}
      >
        <Center
          aria-hidden
          boxSize="7"
          rounded="full"
          bg="teal.subtle"
          color="teal.fg"
          textStyle="xs"
          fontWeight="semibold"
        >
          {names.map((part) => part.slice(0, 1)).join('')}
        </Center>
        <styled.span maxW="40" truncate srOnly={{ mdDown: true }}>
          {name}
        </styled.span>
      </Button>
      <Box
        ref={popover}
        id={id}
        popover="auto"
        onToggle={({ newState }) => newState === 'open' && setOpened(true)}
        position="fixed"
        inset="auto"
        top="12"
        mt="1"
        insetEnd="4"
        p="1.5"
        minW="52"
        maxW="min(20rem, calc(100vw - 2rem))"
        overflowWrap="anywhere"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        rounded="l3"
        shadow="md"
      >
        <Box px="2.5" pt="1" pb="2" mb="1" borderBottomWidth="1px">
          <styled.p textStyle="sm" fontWeight="medium">
            {name}
          </styled.p>
          {name !== user.username && (
            <styled.p textStyle="xs" color="fg.muted">
              {user.username}
            </styled.p>
          )}
        </Box>
        <Flex align="center" justify="space-between" gap="4" px="2.5" py="1" textStyle="sm">
          <span aria-hidden>
            <FormattedMessage {...messages.theme} />
          </span>
          <ThemeSwitch />
        </Flex>
        {opened && <UserSettings onClose={() => setOpened(false)} />}
        {[...links, { to: '/signout', message: messages.signOut }].map(({ to, message }) => (
          <StyledLink
            key={to}
            to={to}
            activeOptions={{ exact: true }}
            onClick={() => popover.current?.hidePopover()}
            className={css({
              display: 'block',
              px: '2.5',
              py: '1.5',
              rounded: 'l2',
              textStyle: 'sm',
              color: 'fg',
              _hover: { bg: 'bg.muted', textDecoration: 'none' },
            })}
          >
            <FormattedMessage {...message} />
          </StyledLink>
        ))}
      </Box>
    </Box>
  )
}

const messages = defineMessages({
  help: { defaultMessage: 'Help', description: 'User menu: help documents' },
  profile: { defaultMessage: 'Profile', description: 'User menu: own profile' },
  theme: { defaultMessage: 'Theme', description: 'User menu: light or dark' },
  signOut: { defaultMessage: 'Log out', description: 'User menu: ends the session' },
})
