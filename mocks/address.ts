import type { Operation } from './contract.ts'

/** The address of a call: the operation's path with its parameters, and the query. */
export function addressOf({ prefix, path }: Operation, values: object, query: object): string {
  const known = new Map(Object.entries(values))
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(known.get(name))),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
      (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]),
    ),
  )
  return prefix + pathname + (search.size > 0 ? `?${search}` : '')
}

/** Whether every `%` of an address begins an encoded character. */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
