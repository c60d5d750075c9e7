import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { CurrentUser } from '~/api/generated/model/index.ts'
import { failWork, isWorkWanted, workAsks } from '~/kit/batch/current-work.ts'
import type { Access } from '~/session/access.ts'
import { hasShape } from '~/session/path-shape.ts'
import { css } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Kbd } from '~/ui/icon/kbd.tsx'
import { Brand } from '~/ui/layout/brand.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { PlainLink } from '~/ui/link/styled-link.tsx'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { TopBarFrame } from './empty-frame.tsx'
import { openPalette } from './frame-shortcuts.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { useMenuTitle } from './menu-titles.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { activeGroup } from './side-menu.tsx'
import { UserMenu } from './user-menu.tsx'

// The provider's own staff have no logo.
const EnterpriseLogo = lazyPart(
  async () => (await import('./enterprise-logo.tsx')).EnterpriseLogo,
  null,
)

// Names of keys are not translated.
const paletteKeys = /Mac|iPhone|iPad/.test(navigator.platform) ? ['⌘', 'K'] : ['Ctrl', 'K']

// Loads only once there is work on many items, or a delivery.
const BatchMarks = lazyPart(async () => (await import('./batch-marks.tsx')).BatchMarks, WorkMissing)

type TopBarProps = {
  user: CurrentUser
  access: Access
  /** Whether the screen has its data. */
  settled: boolean
  /** Called with the id of the hovered group. */
  onPoint: (group: number) => void
  /** Called with the id of the focused group. */
  onFocus: (group: number) => void
}

/** The product, the menu groups, the palette and the user menu. */
export function TopBar({ user, access, settled, onPoint, onFocus }: TopBarProps) {
  const intl = useIntl()
  const titleOf = useMenuTitle()
  const hasWork = useHasWork(settled)
  const active = useLocation({
    select: ({ pathname }) =>
      activeGroup(access.menu, pathname) ??
      access.menu.find(({ path }) => hasShape(path, pathname)),
  })
  return (
    <TopBarFrame>
      <MobileMenu access={access} />
      <Flex align="center" gap="3">
        <PlainLink to="/">
          <Brand />
        </PlainLink>
        {user.enterprise && (
          <Flex hideBelow="md" minW="24" ps="3" borderStartWidth="1px">
            <EnterpriseLogo name={user.enterprise.name} />
          </Flex>
        )}
      </Flex>
      <Flex as="nav" aria-label={intl.formatMessage(messages.groups)} flex="1" gap="1">
        {access.menu.map((group) => (
          <Button
            key={group.id}
            asChild
            className={css({
              hideBelow: 'lg',
              _icon: { hideBelow: 'xl' },
              colorPalette: group === active ? 'teal' : 'gray',
            })}
            size="sm"
            variant={group === active ? 'subtle' : 'ghost'}
            onMouseEnter={() => onPoint(group.id)}
            onFocus={() => onFocus(group.id)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || group.items.length === 0) return
              event.preventDefault()
              document.querySelector<HTMLElement>('#side-menu a')?.focus()
            }}
          >
            <PlainLink
              to={group.items[0]?.path ?? group.path}
              activeOptions={{ exact: true }}
              aria-current={group === active || undefined}
            >
              <MenuIcon name={group.icon} />
              {titleOf(group)}
            </PlainLink>
          </Button>
        ))}
      </Flex>
      {hasWork && <BatchMarks userId={user.id} />}
      <Button
        size="sm"
        variant="outline"
        className={css({
          colorPalette: 'gray',
          color: 'fg.muted',
          fontWeight: 'normal',
          px: { base: '2', md: '2.5' },
          borderColor: { base: 'transparent', md: 'border.emphasized' },
        })}
        onClick={openPalette}
      >
        <Search aria-hidden />
        <Box as="span" srOnly={{ mdDown: true }}>
          <FormattedMessage {...messages.palette} />
        </Box>
        <Flex as="span" dir="ltr" gap="1" hideBelow="md" ms={{ lg: '8' }} aria-hidden>
          {paletteKeys.map((key) => (
            <Kbd key={key} size="sm">
              {key}
            </Kbd>
          ))}
        </Flex>
      </Button>
      <UserMenu user={user} access={access} />
    </TopBarFrame>
  )
}

/** Whether work on many items has been begun, here or before. */
function useHasWork(settled: boolean) {
  const { drafts } = useUserStorages()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isWanted = useSelector(isWorkWanted)
  useEffect(() => {
    if (!settled || isWanted) return
    void drafts.keys().then((keys) => keys.some(isWork) && isWorkWanted.set(true))
  }, [drafts, settled, isWanted, pathname])
  return isWanted
}

const isWork = (key: string) => /^batch |^inventory-delivery$/.test(key)

/** Who waits for it hears that it could not be loaded. It is tried again when it is asked for. */
function WorkMissing({ onRetry }: { onRetry: () => void }) {
  const asks = useSelector(workAsks)
  const [before] = useState(asks)
  const retry = useEffectEvent(onRetry)
  useEffect(() => (asks === before ? failWork() : retry()), [asks, before])
  return null
}

const messages = defineMessages({
  groups: { defaultMessage: 'Main menu', description: 'Names the main menu for screen readers' },
  palette: { defaultMessage: 'Go to…', description: 'Button that opens the command palette' },
})
