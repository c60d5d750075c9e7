import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { css } from '~/styled-system/css'
import { StyledLink } from '~/ui/link/styled-link.tsx'

/** A link of the side or mobile menu, marked as current for its screen and the screens below it. */
export function MenuLink(props: { to: string; onClick?: () => void; children: ReactNode }) {
  const isAbove = useLocation({
    select: ({ pathname }) => pathname.startsWith(`${props.to}/`),
  })
  return (
    <StyledLink
      className={css(
        {
          display: 'flex',
          gap: '2.5',
          px: '3',
          py: '1.5',
          rounded: 'l2',
          textStyle: 'sm',
          color: 'fg.muted',
          _hover: { bg: 'bg.muted', color: 'fg', textDecoration: 'none' },
        },
        { '&[aria-current]': { bg: 'teal.subtle', color: 'teal.fg', fontWeight: 'medium' } },
      )}
      to={props.to}
      // For the exact screen, the router sets `page`.
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isAbove || undefined}
      onClick={props.onClick}
    >
      {props.children}
    </StyledLink>
  )
}
