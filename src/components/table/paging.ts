/** How many pages `total` rows fill; an empty list has one, empty, page. */
export const pageCountOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

/** Holds a page, counted from 0, between the first and the last. */
export const clampPage = (page: number, pageCount: number) =>
  Math.min(Math.max(0, page), pageCount - 1)

/** The page, from 0, that a person typed counting from 1; what is not a whole number keeps the current page. */
export function pageFromInput(text: string, current: number, pageCount: number): number {
  const typed = /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : NaN
  return clampPage(Number.isSafeInteger(typed) ? typed - 1 : current, pageCount)
}

/** How many rows lie before a page. A page that holds all rows has none before it. */
export const rowsBefore = (page: number, size: number) => (page === 0 ? 0 : page * size)

/** The first and last row of a page, counted from 1; both 0 for an empty list. */
export function rowRange(page: number, size: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 }
  const before = rowsBefore(page, size)
  return { from: before + 1, to: Math.min(total, before + size) }
}
