import { useLocation } from '@tanstack/react-router'
import { defineMessage, useIntl } from 'react-intl'
import type { Access, MenuGroup } from '~/session/access.ts'
import { hasShape } from '~/session/path-shape.ts'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { SideMenuFrame } from './empty-frame.tsx'
import { MenuLink } from './menu-link.tsx'
import { useMenuTitle } from './menu-titles.ts'

type SideMenuProps = {
  access: Access
  /** The id of the hovered or focused group. */
  previewed: number | undefined
  /** Called when the pointer enters the menu itself. */
  onPoint: () => void
}

/** The screens of one menu group: the hovered one, else the current one. */
export function SideMenu(props: SideMenuProps) {
  const intl = useIntl()
  const titleOf = useMenuTitle()
  const active = useLocation({ select: ({ pathname }) => activeGroup(props.access.menu, pathname) })
  const group =
    props.access.menu.find(({ id, items }) => id === props.previewed && items.length > 0) ?? active
  // A top-level screen may have no screens below it.
  const below = active?.items.length
  return (
    <>
      {/* A screen without a menu of its own starts where the others do. */}
      {!below && <Box hideBelow="lg" w="56" flexShrink="0" _print={{ display: 'none' }} />}
      {group && group.items.length > 0 && (
        <SideMenuFrame
          id="side-menu"
          // Such a screen must not move under the pointer.
          over={!below}
          aria-label={intl.formatMessage(label)}
          onMouseEnter={props.onPoint}
        >
          <Box position="sticky" top="5">
            <styled.p textStyle="xs" fontWeight="semibold" color="fg.muted" px="3" mb="2">
              {titleOf(group)}
            </styled.p>
            <Flex direction="column" as="ul" listStyleType="none" gap="0.5">
              {group.items.map((item) => (
                <li key={item.id}>
                  <MenuLink to={item.path}>{titleOf(item)}</MenuLink>
                </li>
              ))}
            </Flex>
          </Box>
        </SideMenuFrame>
      )}
    </>
  )
}

/** The group that the path belongs to. */
export function activeGroup(menu: readonly MenuGroup[], pathname: string): MenuGroup | undefined {
  return (
    menu.find((group) => group.items.some((item) => hasShape(item.path, pathname))) ??
    menu.find((group) => pathname.startsWith(`${group.path}/`))
  )
}

const label = defineMessage({
  defaultMessage: 'Side menu',
  description: 'Names the menu beside the page for screen readers',
})
