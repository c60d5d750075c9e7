type Json = Record<string, unknown>

/**
 * Runs in each page before its scripts: whatever the API answers has that many rows, made from those that it has. A list
 * that the server pages keeps its page, and has that many in all.
 */
export function growAnswers({ apiUrl, count }: { apiUrl: string; count: number }) {
  const dayLike = /^\d{4}-\d\d-\d\d/
  const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
  const isObject = (value: unknown): value is Json =>
    typeof value === 'object' && value !== null && !Array.isArray(value)

  /** The fields that tell rows apart: what differs in all of them, or is called an id. */
  const keysOf = (rows: Json[]) =>
    Object.keys(rows[0]!).filter((field) => {
      const values = new Set(rows.map((row) => row[field]))
      const isText = rows.every((row) => typeof row[field] === 'string')
      const isNumber = rows.every((row) => Number.isInteger(row[field]))
      if (!isText && !isNumber) return false
      if (/^id$|uuid$|reference$/i.test(field)) return true
      return isText && rows.length > 1 && values.size === rows.length
    })
  const another = (value: unknown, copy: number) => {
    if (typeof value === 'number') return value + copy * 1_000_000
    const text = String(value)
    if (uuid.test(text)) return text.slice(0, 24) + copy.toString(16).padStart(12, '0')
    if (!dayLike.test(text)) return `${text}-${copy}`
    const earlier = new Date(Date.parse(text) - copy * 60_000).toISOString()
    return earlier.slice(0, text.length)
  }
  /** What there are only a few of, such as languages, roles and the levels of a structure. */
  const few =
    /locales|action-role-templates|order-statuses|device-types|groups|inventory\/locations|plans$/
  let hasGrown = false
  const grow = (rows: unknown[], length = count) => {
    hasGrown = true
    const known = rows.filter(isObject)
    const keys = known.length === rows.length ? keysOf(known) : []
    return Array.from({ length }, (_, index) => {
      const row = rows[index % rows.length]
      const copy = Math.floor(index / rows.length)
      if (copy === 0 || !isObject(row)) return row
      const changed = keys.map((key) => [key, another(row[key], copy)])
      return { ...row, ...(Object.fromEntries(changed) as Json) }
    })
  }
  const grown = (value: unknown, depth = 0): unknown => {
    if (Array.isArray(value)) return value.length > 0 ? grow(value) : value
    if (!isObject(value) || depth > 2) return value
    const { page } = value
    if (isObject(page) && 'totalElements' in page) {
      hasGrown = true
      const size = Number(page['size'])
      const totals = { totalElements: count, totalPages: Math.ceil(count / size) }
      return { ...value, ...('totalElements' in value && totals), page: { ...page, ...totals } }
    }
    // The rows of each record by its id, such as the locations of each enterprise, are one list in parts.
    const lists = Object.values(value).filter((part) => Array.isArray(part) && part.length > 0)
    const isById = Object.keys(value).every((key) => /^\d+$/.test(key))
    if (isById && lists.length > 0) {
      const share = Math.ceil(count / lists.length)
      const each = Object.entries(value).map(([key, part]) => [
        key,
        Array.isArray(part) && part.length > 0 ? grow(part, share) : part,
      ])
      return Object.fromEntries(each)
    }
    const parts = Object.entries(value).map(([key, part]) => [
      key,
      key === 'deviceGroups' ? part : grown(part, depth + 1),
    ])
    return Object.fromEntries(parts)
  }

  const send = window.fetch
  window.fetch = async (...given) => {
    const response = await send(...given)
    const { pathname, href } = new URL(response.url || location.href)
    const isJson = response.headers.get('Content-Type')?.includes('json')
    // The parts of one order are those of a form.
    const isFixed = few.test(pathname) || /\/users\/me|\/orders\/\d+$/.test(pathname)
    if (!response.ok || !isJson || !href.startsWith(apiUrl) || isFixed) {
      return response
    }
    const { status, headers } = response
    const body = JSON.stringify(grown(await response.json()))
    if (hasGrown) window.grownTo = Math.max(window.grownTo ?? 0, body.length)
    return new Response(body, { status, headers })
  }
}

declare global {
  interface Window {
    /** The length of the longest answer, once a list has grown. */
    grownTo: number | undefined
  }
}
