'use no memo' // Nearly every visit loads it: the compiler's code would cost more than it saves.
import type { LinkComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMayOpen } from './may-open.ts'
import { styledAnchor, useAnchor, type StyledAnchorProps } from './styled-link.tsx'

// Without a variant, it has the look of the button or menu item around it.
type ScreenAnchorProps = StyledAnchorProps & {
  /** Shown instead if the user may not open the screen; nothing by default. */
  otherwise?: ReactNode
}

/** A link to a screen, hidden from users without access. */
export const ScreenLink = ScreenAnchor as LinkComponent<typeof ScreenAnchor>

function ScreenAnchor({ otherwise, variant, ...link }: ScreenAnchorProps) {
  const mayOpen = useMayOpen()
  const { children, ...anchor } = useAnchor(link)
  if (!mayOpen(anchor.href?.split('#')[0] ?? '')) return otherwise
  return variant ? styledAnchor({ ...anchor, variant, children }) : <a {...anchor}>{children}</a>
}
