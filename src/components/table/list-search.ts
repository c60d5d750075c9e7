import { stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router'

export const pageSizes = [10, 20, 50, 100] as const

/** The state of a list as it stands in the URL and goes to the server: `sort` holds `field,asc` or `field,desc`. */
export type ListSearch = { page: number; size: number; sort: string[]; search: string }

/**
 * The route options of a list: typed search params that never throw (what is invalid falls back to the default)
 * and that stand in the URL only where they differ from the default.
 */
export function listSearch(options: { sortable: readonly string[]; sort: string[] }) {
  const defaults: ListSearch = { page: 0, size: 20, sort: options.sort, search: '' }
  return {
    validateSearch: (raw: Partial<ListSearch> & SearchSchemaInput): ListSearch =>
      parseListSearch(raw, options.sortable, defaults),
    search: { middlewares: [stripSearchParams<ListSearch>(defaults)] },
  }
}

/** Reads search params of unknown shape. */
export function parseListSearch(
  raw: Record<string, unknown>,
  sortable: readonly string[],
  defaults: ListSearch,
): ListSearch {
  const page = Number(raw['page'])
  const size = Number(raw['size'])
  const sort = (Array.isArray(raw['sort']) ? raw['sort'] : [raw['sort']]).filter(
    (item): item is string => {
      const [field = '', direction = '', rest] = String(item).split(',')
      return sortable.includes(field) && /^(asc|desc)$/.test(direction) && rest === undefined
    },
  )
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : defaults.page,
    size: pageSizes.find((known) => known === size) ?? defaults.size,
    sort: sort.length > 0 ? sort : defaults.sort,
    search: typeof raw['search'] === 'string' ? raw['search'] : defaults.search,
  }
}
