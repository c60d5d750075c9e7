/** Sorts items of the server by their `sortOrder`. */
export const inOrder = <Item extends { sortOrder: number }>(items: readonly Item[] = []) =>
  items.toSorted((a, b) => a.sortOrder - b.sortOrder)
