'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useLinkProps, type LinkComponent, type UseLinkPropsOptions } from '@tanstack/react-router'
import type { ComponentProps, ForwardedRef, ReactElement } from 'react'
import { cx } from '~/styled-system/css'
import type { LinkVariant } from '~/styled-system/recipes'
import { recipeClass } from '~/ui/theme/recipe-class.ts'

export type StyledAnchorProps = ComponentProps<'a'> & LinkVariant

/** A link to a file or a page that the router does not know. */
export const StyledAnchor = (props: StyledAnchorProps) => styledAnchor(props)

/** A link to any address, whatever the user may open. */
export const StyledLink = StyledRouterAnchor as LinkComponent<typeof StyledRouterAnchor>

function StyledRouterAnchor({ variant, ...link }: StyledAnchorProps) {
  return styledAnchor({ ...useAnchor(link), variant })
}

/** A link without a look, such as one in a button. */
export const PlainLink = RouterAnchor as LinkComponent<'a'>

function RouterAnchor(link: ComponentProps<'a'>) {
  const { children, ...anchor } = useAnchor(link)
  return <a {...anchor}>{children}</a>
}

/** The attributes of a link to a screen. With the router's own components, each link would be five instead of one. */
export const useAnchor = ({ ref, ...link }: ComponentProps<'a'> & { to?: string }) =>
  // A button around it passes on its type.
  useLinkProps(
    { ...link, type: undefined } as UseLinkPropsOptions,
    ref as ForwardedRef<Element> | undefined,
  )

export const styledAnchor = ({
  variant = 'plain',
  className,
  children,
  ...anchor
}: StyledAnchorProps): ReactElement => (
  <a {...anchor} className={cx(recipeClass('link', { variant }), className)}>
    {children}
  </a>
)
