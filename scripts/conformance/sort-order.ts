import { folded } from '../../mocks/world/sort.ts'

type Compare = (a: unknown, b: unknown) => number

const collator = new Intl.Collator('en')
const folding = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })
const counting = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const byCode = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const instant = (value: unknown) => new Date(value as string).getTime()

/** The orders that a database may have; the contract does not choose one. */
const orders: Compare[] = [
  (a, b) => Number(a) - Number(b),
  (a, b) => byCode(text(a), text(b)),
  (a, b) => byCode(text(a).toLowerCase(), text(b).toLowerCase()),
  (a, b) => byCode(folded(text(a)), folded(text(b))),
  (a, b) => collator.compare(text(a), text(b)),
  (a, b) => folding.compare(text(a), text(b)),
  (a, b) => counting.compare(text(a), text(b)),
  (a, b) => instant(a) - instant(b),
]

/** What is wrong with the order of some keys; undefined if a common order explains it. Missing keys may be at either end. */
export function orderProblem(keys: unknown[], direction: 'asc' | 'desc'): string | undefined {
  const upwards = direction === 'asc' ? keys : keys.toReversed()
  const present = upwards.filter((key) => key !== undefined && key !== null)
  const first = upwards.findIndex((key) => key !== undefined && key !== null)
  const block = upwards.slice(first, first + present.length)
  if (block.length !== present.length || block.some((key) => key === undefined || key === null)) {
    return 'rows without a value are between others'
  }
  if (orders.some((compare) => isSorted(present, compare))) return undefined
  const at = present.findIndex(
    (key, index) => index > 0 && counting.compare(text(present[index - 1]), text(key)) > 0,
  )
  const pair = present.slice(Math.max(at - 1, 0), at + 1).map((key) => JSON.stringify(key))
  return `${(direction === 'asc' ? pair : pair.toReversed()).join(' comes before ')}`
}

const isSorted = (keys: unknown[], compare: Compare) =>
  // A comparison of other kinds of values is NaN.
  keys.every((key, index) => index === 0 || compare(keys[index - 1], key) <= 0)
