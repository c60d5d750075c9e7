import type { ListSearch } from './list-search.ts'

/**
 * Search params as they stand in the address. Whoever needs them reads them, without ever throwing: so the chunk that
 * every visit loads knows nothing of any list.
 */
export const plainSearch = (raw: ListSearch): ListSearch => raw

/** The route options of a list that the server pages: its loader runs again when the list changes. */
export const listRoute = {
  validateSearch: plainSearch,
  loaderDeps: ({ search }: { search: ListSearch }) => search,
}
