import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useMayOpen } from './may-open.ts'

type ScreenAnchorProps = ComponentProps<'a'> & {
  /** Shown instead if the user may not open the screen; nothing by default. */
  otherwise?: ReactNode
}

/** The router's link to a screen, hidden from users without access. Render it with `asChild` of a button or styled link. */
export const ScreenLink = createLink(ScreenAnchor)

function ScreenAnchor({ otherwise, children, ...anchor }: ScreenAnchorProps) {
  const mayOpen = useMayOpen()
  return mayOpen(anchor.href?.split('#')[0] ?? '') ? <a {...anchor}>{children}</a> : otherwise
}
