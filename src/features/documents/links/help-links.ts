import { safeDecode } from '~/lib/safe-decode.ts'

/** Where a link in a help document leads. */
export type Target =
  | { kind: 'unusable' }
  /** Another website, or a mail or phone program. */
  | { kind: 'elsewhere' }
  /** A heading of the same document. */
  | { kind: 'here'; fragment: string }
  | { kind: 'document'; slug: string; fragment: string }
  /** Another page of the console. */
  | { kind: 'page'; path: string }

const documentPath = /^\/help\/([^/]+)\/*$/

/** Help documents are read below `/help/`, from where their links lead on. */
const urlOf = (address: string, origin: string) => {
  const base = `${origin}/help/`
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

export function targetOf(address: string, origin: string): Target {
  if (address.startsWith('#')) return { kind: 'here', fragment: safeDecode(address.slice(1)) }
  const url = urlOf(address, origin)
  if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) return { kind: 'unusable' }
  if (url.origin !== origin) return { kind: 'elsewhere' }
  const slug = documentPath.exec(url.pathname)?.[1]
  return slug === undefined
    ? { kind: 'page', path: url.pathname }
    : { kind: 'document', slug: safeDecode(slug), fragment: safeDecode(url.hash.slice(1)) }
}

/** The address with another slug, for a link to the document of this slug; undefined for any other link. */
export function withSlug(
  address: string,
  { from, to }: { from: string; to: string },
  origin: string,
): string | undefined {
  const target = targetOf(address, origin)
  if (target.kind !== 'document' || target.slug !== from) return undefined
  const { search, hash } = urlOf(address, origin)!
  const start = /^(https?:)?\/\//i.test(address) ? origin : ''
  return `${start}/help/${encodeURIComponent(to)}${search}${hash}`
}
