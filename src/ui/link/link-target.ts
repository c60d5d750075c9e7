import type { AnyRouter, LinkProps, RegisteredRouter } from '@tanstack/react-router'

type Screen = NonNullable<LinkProps['to']>

/** A link to a screen of the console, with the params that its address needs. */
export type LinkTarget<To extends Screen = Screen> = To extends string
  ? Pick<LinkProps<'a', RegisteredRouter, string, To>, 'params' | 'search' | 'hash'> & { to: To }
  : never

const known = new WeakMap<AnyRouter, Map<string, string>>()
/** As many as a few long lists have. */
const mostKnown = 1000

/** The address of a screen. A list has hundreds of links, so they are plain anchors; see `useRowLinks`. */
export function addressOf(router: AnyRouter, link: LinkTarget): string {
  const build = () => router.history.createHref(router.buildLocation(link).href)
  const { to, params, search, hash } = link
  // Without search params, it is the same wherever the link is drawn: the router would take a tenth of a list's time.
  if (typeof params !== 'object' || search !== undefined || hash !== undefined) return build()
  let addresses = known.get(router)
  if (!addresses || addresses.size >= mostKnown) known.set(router, (addresses = new Map()))
  const key = `${to} ${JSON.stringify(params)}`
  const address = addresses.get(key) ?? build()
  addresses.set(key, address)
  return address
}
