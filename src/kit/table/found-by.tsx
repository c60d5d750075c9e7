import { EarlyFinder } from './early-finder.tsx'

/**
 * For a list with codes: a scan finds the row by this column. It is filtered by `filter`, which is by default the column's own, or
 * else searched.
 */
export const foundBy = (column: string, filter?: string) => ({
  column,
  filter,
  Finder: EarlyFinder,
})

export type FoundBy = ReturnType<typeof foundBy>
