import { isJsonObject } from '../../mocks/contract.ts'

/** Values that earlier answers had, by name; later calls use them. */
export type Found = Record<string, unknown[]>

/** The values at a place such as `orders.*.id`; null and absent ones are left out. */
export function valuesAt(value: unknown, place: string): unknown[] {
  const found = place
    .split('.')
    .reduce<unknown[]>((values, key) => values.flatMap((each) => inside(each, key)), [value])
  return found.filter((each) => each !== undefined && each !== null)
}

function inside(value: unknown, key: string): unknown[] {
  if (key !== '*') return isJsonObject(value) ? [value[key]] : []
  if (Array.isArray(value)) return value as unknown[]
  return isJsonObject(value) ? Object.values(value) : []
}

/** A few different values, from the first to the last. */
export function samples<T>(values: readonly T[], most = 3): T[] {
  const different = [...new Map(values.map((each) => [JSON.stringify(each), each])).values()]
  if (different.length <= most) return different
  const step = (different.length - 1) / Math.max(most - 1, 1)
  return Array.from({ length: most }, (_, at) => different[Math.round(at * step)]!)
}

/** The rows of a list's answer: its one list, also inside `_embedded`. */
export function rowsOf(body: unknown): unknown[] | undefined {
  if (!isJsonObject(body)) return undefined
  const list = Object.values(body).find(Array.isArray)
  if (list) return list as unknown[]
  const embedded = Object.entries(body).find(([key]) => key === '_embedded')?.[1]
  return embedded === undefined ? undefined : rowsOf(embedded)
}

/** What tells a row from the others. */
export function identityOf(row: unknown): string {
  const { id, referenceId } = isJsonObject(row) ? row : {}
  return JSON.stringify(id ?? referenceId ?? row)
}

/** Whether a text is somewhere in a value, ignoring case and accents. */
export function mentions(value: unknown, text: string): boolean {
  return plain(JSON.stringify(value)).includes(plain(JSON.stringify(text).slice(1, -1)))
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
