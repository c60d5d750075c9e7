import type { AnyRouter, LinkProps, RegisteredRouter } from '@tanstack/react-router'

type Screen = NonNullable<LinkProps['to']>

/** A link to a screen of the console, with the params that its address needs. */
export type LinkTarget<To extends Screen = Screen> = To extends string
  ? Pick<LinkProps<'a', RegisteredRouter, string, To>, 'params' | 'search' | 'hash'> & { to: To }
  : never

/** The address of a screen. A list has hundreds of links, so they are plain anchors; see `useRowLinks`. */
export const addressOf = (router: AnyRouter, link: LinkTarget): string =>
  router.history.createHref(router.buildLocation(link).href)
