import { parseQuery } from './query-string.ts'

/** What a router's link takes, for an address of the console. */
export function linkOf(href: string) {
  const { pathname, search, hash } = new URL(href, location.origin)
  return { to: pathname, search: parseQuery(search), hash: hash.slice(1) }
}
