'use no memo' // Nearly every visit loads it: the compiler's code would cost more than it saves.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { LinkVariant } from '~/styled-system/recipes'
import { useMayOpen } from './may-open.ts'
import { StyledAnchor } from './styled-link.tsx'

type ScreenAnchorProps = ComponentProps<'a'> &
  /** Without a variant, it has the look of the button or menu item around it. */
  LinkVariant & {
    /** Shown instead if the user may not open the screen; nothing by default. */
    otherwise?: ReactNode
  }

/** A link to a screen, hidden from users without access. */
export const ScreenLink = createLink(ScreenAnchor)

function ScreenAnchor({ otherwise, children, ...anchor }: ScreenAnchorProps) {
  const mayOpen = useMayOpen()
  if (!mayOpen(anchor.href?.split('#')[0] ?? '')) return otherwise
  return anchor.variant ? (
    <StyledAnchor {...anchor}>{children}</StyledAnchor>
  ) : (
    <a {...anchor}>{children}</a>
  )
}
