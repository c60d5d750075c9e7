import { lazyPart } from '~/ui/lazy/lazy-part.tsx'

// Without it, a scan does nothing.
const Finder = lazyPart(async () => (await import('./scan-finder.tsx')).ScanFinder, null)

/**
 * For a list with codes: a scan finds the row by this column. It is filtered by `filter`, which is by default the column's own, or
 * else searched.
 */
export const foundBy = (column: string, filter?: string) => ({
  column,
  filter,
  Finder,
})

export type FoundBy = ReturnType<typeof foundBy>
