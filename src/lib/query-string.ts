/** Parses search params as plain strings; a repeated name becomes a list. */
export function parseQuery(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )
}

/**
 * The reverse of `parseQuery`, starting with `?` unless empty. Lists are repeated, undefined values left out and names
 * sorted, so that each state has exactly one address.
 */
export function stringifyQuery(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) params.append(name, String(item))
    }
  }
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
