'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { ark, type HTMLArkProps } from '@ark-ui/react/factory'
import { cx } from '~/styled-system/css'
import type { LinkVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

type StyledLinkProps = HTMLArkProps<'a'> & LinkVariant

/** The look of a link. With `asChild`, of the router's link in it. */
export function StyledLink({ variant = 'plain', className, ...rest }: StyledLinkProps) {
  return <ark.a {...rest} className={cx(recipeClass('link', { variant }), className)} />
}
