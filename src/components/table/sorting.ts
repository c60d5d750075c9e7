import type { SortingState } from '@tanstack/react-table'

/** `field,asc` as it stands in URL and request, to the table's own form. */
export const toSorting = (sort: readonly string[]): SortingState =>
  sort.map((item) => {
    const [id = '', direction] = item.split(',')
    return { id, desc: direction === 'desc' }
  })

/** The reverse of `toSorting`. */
export const fromSorting = (sorting: SortingState): string[] =>
  sorting.map(({ id, desc }) => `${id},${desc ? 'desc' : 'asc'}`)
