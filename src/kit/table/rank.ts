import type { IntlShape } from 'react-intl'
import { collator, type CellValue } from './column.ts'

/** For each value, how many others come before it as a reader of the language expects; -1 where there is none. */
export function rank(values: readonly CellValue[], intl: Pick<IntlShape, 'locale'>): Int32Array {
  const { compare } = collator(intl)
  const order = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
  const present = [...new Set(values)].filter((value) => value !== undefined && value !== null)
  // Comparing in the order of a language is slow. After a plain sort little is left to do.
  const distinct = present.toSorted(plainly).toSorted(order)
  const ranks = new Map<CellValue, number>()
  let current = 0
  for (const [index, value] of distinct.entries()) {
    if (index > 0 && order(distinct[index - 1]!, value) !== 0) current = index
    ranks.set(value, current)
  }
  return Int32Array.from(values, (value) => ranks.get(value) ?? -1)
}

const plainly = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
