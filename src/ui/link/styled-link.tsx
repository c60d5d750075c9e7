'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { cx } from '~/styled-system/css'
import type { LinkVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

/** A link to a file or a page that the router does not know. */
export function StyledAnchor({
  variant = 'plain',
  className,
  children,
  ...anchor
}: ComponentProps<'a'> & LinkVariant) {
  return (
    <a {...anchor} className={cx(recipeClass('link', { variant }), className)}>
      {children}
    </a>
  )
}

/** A link to any address, whatever the user may open. */
export const StyledLink = createLink(StyledAnchor)
