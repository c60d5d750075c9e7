/** What a server lists with a `sortOrder`, in that order. */
export const inOrder = <Item extends { sortOrder: number }>(items: readonly Item[] = []) =>
  items.toSorted((a, b) => a.sortOrder - b.sortOrder)
