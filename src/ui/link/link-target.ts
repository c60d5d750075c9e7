import type { AnyRouter, LinkProps, RegisteredRouter } from '@tanstack/react-router'

type Screen = NonNullable<LinkProps['to']>

/** A link to a screen of the console, with the params that its address needs. */
export type LinkTarget<To extends Screen = Screen> = To extends string
  ? Pick<LinkProps<'a', RegisteredRouter, string, To>, 'params' | 'search' | 'hash'> & { to: To }
  : never

/** The screens whose addresses the router writes as their path with the parameters in it. */
const plain = new WeakMap<AnyRouter, Map<string, boolean>>()

/** The address of a screen. A list has hundreds of links, so they are plain anchors; see `useRowLinks`. */
export function addressOf(router: AnyRouter, link: LinkTarget): string {
  const build = () => router.history.createHref(router.buildLocation(link).href)
  const { to, params, search, hash } = link
  if (typeof params !== 'object' || search !== undefined || hash !== undefined) return build()
  // The router would take a tenth of a list's time. It is asked once for each screen.
  let isPlain = true
  const path = to.replace(/\$(\w+)/g, (_, name) => {
    const value = String((params as Record<string, unknown>)[name])
    isPlain &&= /^[\w-]+$/.test(value)
    return value
  })
  if (!isPlain) return build()
  const known = plain.get(router) ?? new Map<string, boolean>()
  plain.set(router, known)
  if (known.get(to)) return path
  const address = build()
  known.set(to, address === path)
  return address
}
