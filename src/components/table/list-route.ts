import type { ListSearch } from './list-search.ts'

/**
 * The route options of a page with lists. Their search params are plain strings, and each list reads its own with
 * `read`, which never throws: so no list is in the chunk that every visit loads.
 */
export const listRoute = {
  validateSearch: (raw: ListSearch): ListSearch => raw,
  loaderDeps: ({ search }: { search: ListSearch }) => search,
}
