import { isTree, sameValue } from './same-value.ts'

/** Which of two values is kept. */
export type Side = 'mine' | 'theirs'

/** Both sides changed the same value in different ways. A side that removed a row or a value has `undefined`. */
export type Conflict = {
  /** Names of fields and keys of rows. */
  path: readonly string[]
  mine: unknown
  theirs: unknown
  /** The innermost row of a list that it is in. */
  row: unknown
}

/** The property that identifies the rows of a list, by the path of the list. */
export type RowKeys = Readonly<Record<string, string>>

/**
 * Merges two changes of the same values: by field, by row of a list that has a key, and by entry of a list of plain
 * values. Other lists are one value.
 *
 * @param choices Which side of each conflict is kept, in their order; mine where it does not say.
 */
export function merge<Values>(
  before: Values,
  mine: Values,
  theirs: Values,
  rowKeys: RowKeys = {},
  choices: readonly Side[] = [],
): { merged: Values; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []

  function mergeValue(path: readonly string[], [b, m, t]: Three, row: unknown): unknown {
    if (sameValue(m, t) || sameValue(t, b)) return m
    if (sameValue(m, b)) return t
    if (isRecord(b) && isRecord(m) && isRecord(t)) return mergeRecord(path, [b, m, t], row)
    const rowKey = rowKeys[path.join('.')]
    if ([b, m, t].every((list) => isList(list, rowKey))) {
      return mergeList(path, [b, m, t] as ThreeLists, rowKey)
    }
    const choice = choices[conflicts.length]
    conflicts.push({ path, mine: m, theirs: t, row })
    return choice === 'theirs' ? t : m
  }

  function mergeRecord(path: readonly string[], [b, m, t]: ThreeRecords, row: unknown) {
    const names = new Set([...Object.keys(m), ...Object.keys(t)])
    const merged = [...names].map(
      (name) => [name, mergeValue([...path, name], [b[name], m[name], t[name]], row)] as const,
    )
    return Object.fromEntries(
      merged.filter(([name, value]) => value !== undefined || (name in m && name in t)),
    )
  }

  function mergeList(path: readonly string[], [b, m, t]: ThreeLists, rowKey: string | undefined) {
    const [before, theirs] = [byKey(b, rowKey), byKey(t, rowKey)]
    const mine = byKey(rowKey ? asSaved(m, b, t, rowKey) : m, rowKey)
    const isMyOrder = !sameValue([...mine.keys()], [...before.keys()])
    const keys = new Set(
      isMyOrder ? [...mine.keys(), ...theirs.keys()] : [...theirs.keys(), ...mine.keys()],
    )
    return [...keys]
      .map((key) => {
        const sides: Three = [before.get(key), mine.get(key), theirs.get(key)]
        const row = sides[1] ?? sides[2]
        return mergeValue([...path, key], sides, rowKey ? row : undefined)
      })
      .filter((entry) => entry !== undefined)
  }

  const merged = mergeValue([], [before, mine, theirs], undefined) as Values
  return { merged, conflicts }
}

type Three = [before: unknown, mine: unknown, theirs: unknown]
type ThreeRecords = [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]
type ThreeLists = [unknown[], unknown[], unknown[]]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  isTree(value) && !Array.isArray(value)

/** Whether a value is a list that can be merged entry by entry. */
const isList = (value: unknown, rowKey: string | undefined) =>
  Array.isArray(value) &&
  value.every((entry) =>
    rowKey ? isRecord(entry) : typeof entry === 'string' || typeof entry === 'number',
  )

/** The entries by their key. Equal keys are told apart by their order. */
function byKey(entries: readonly unknown[], rowKey: string | undefined): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const entry of entries) {
    const key = rowKey
      ? String((entry as Record<string, unknown>)[rowKey])
      : `${typeof entry} ${String(entry)}`
    let place = 1
    while (found.has(placed(key, place))) place += 1
    found.set(placed(key, place), entry)
  }
  return found
}

const placed = (key: string, place: number) => (place === 1 ? key : `${key} #${place}`)

/**
 * My rows, where a new one that the other side has added in the same way is theirs: an earlier save may have been carried
 * out although no response arrived.
 */
function asSaved(mine: unknown[], before: unknown[], theirs: unknown[], rowKey: string): unknown[] {
  const known = byKey(before, rowKey)
  const added = [...byKey(theirs, rowKey)].filter(([key]) => !known.has(key)).map(([, row]) => row)
  const contents = (row: unknown) => ({ ...(row as object), [rowKey]: undefined })
  return mine.map((row) => {
    if ((row as Record<string, unknown>)[rowKey] !== undefined) return row
    const place = added.findIndex((each) => sameValue(contents(each), contents(row)))
    return place < 0 ? row : added.splice(place, 1)[0]
  })
}
