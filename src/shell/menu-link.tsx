import { Link as StyledLink } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link of the side or the mobile menu; the screen shown is marked. */
export function MenuLink(props: { to: string; onClick?: () => void; children: ReactNode }) {
  return (
    <StyledLink
      asChild
      display="flex"
      px="3"
      py="1.5"
      rounded="l2"
      textStyle="sm"
      color="fg.muted"
      _hover={{ bg: 'bg.muted', color: 'fg', textDecoration: 'none' }}
      _currentPage={{ bg: 'teal.subtle', color: 'teal.fg', fontWeight: 'medium' }}
    >
      <Link to={props.to} activeOptions={{ includeSearch: false }} onClick={props.onClick}>
        {props.children}
      </Link>
    </StyledLink>
  )
}
