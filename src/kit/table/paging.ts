import { withLatinDigits } from '~/lib/latin-digits.ts'

/** Stands for a page that holds all rows; only lists whose rows are all in memory offer it. */
export const allRows = Infinity

/** The largest page that a list shows. */
export const largestPage = 100

/** The largest page that the contract allows, for where the console reads all rows. */
export const largestCall = 1000

/** The rest of a longer list is not read. */
export const mostRead = 10_000

/** Longer lists draw only the rows in sight. */
export const maxPlainRows = 100

/** How many pages `total` rows fill; an empty list has one, empty, page. */
export const pageCountOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

/** Holds a page, counted from 0, between the first and the last. */
export const clampPage = (page: number, pageCount: number) =>
  Math.min(Math.max(0, page), pageCount - 1)

const groupSeparator = /(?<=\d)[.,'’٬\s](?=\d{3}(?!\d))/g

/** The page, from 0, that a person typed counting from 1; what is not a whole number keeps the current page. */
export function pageFromInput(text: string, current: number, pageCount: number): number {
  const figures = withLatinDigits(text).replaceAll(groupSeparator, '')
  const typed = /^\s*[+-]?\d+\s*$/.test(figures) ? Number(figures) : current + 1
  return clampPage(typed - 1, pageCount)
}

/** How many rows lie before a page. A page that holds all rows has none before it. */
export const rowsBefore = (page: number, size: number) => (page === 0 ? 0 : page * size)

/** The first and last row of a page, counted from 1; both 0 for an empty list. */
export function rowRange(page: number, size: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 }
  const before = rowsBefore(page, size)
  return { from: before + 1, to: Math.min(total, before + size) }
}
