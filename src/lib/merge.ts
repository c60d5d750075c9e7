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
    const [before, mine, theirs] = byKey(b, m, t, rowKey)
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

type Keyed = Map<string, unknown>

/**
 * The entries of the three sides by their key. Entries with equal keys are told apart by their contents, and only those that a
 * side has changed by their order: a side may have removed another one of them.
 */
function byKey(
  before: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  rowKey: string | undefined,
): [before: Keyed, mine: Keyed, theirs: Keyed] {
  const keyOf = (entry: unknown) =>
    rowKey ? String((entry as Record<string, unknown>)[rowKey]) : `${typeof entry} ${String(entry)}`
  const first = numbered(before, keyOf, [])
  const second = numbered(mine, keyOf, [...first])
  // What both sides have added.
  const third = numbered(theirs, keyOf, [
    ...first,
    ...[...second].filter(([key]) => !first.has(key)),
  ])
  return [first, second, third]
}

/** The entries with the keys of the same ones in `known`, and new keys for the others. */
function numbered(
  entries: readonly unknown[],
  keyOf: (entry: unknown) => string,
  known: readonly (readonly [key: string, entry: unknown])[],
): Keyed {
  const free = Map.groupBy(known, ([, entry]) => keyOf(entry))
  const taken = new Set(known.map(([key]) => key))
  const take = (entry: unknown, isSame: (other: unknown) => boolean) => {
    const alike = free.get(keyOf(entry)) ?? []
    const index = alike.findIndex(([, other]) => isSame(other))
    return index < 0 ? undefined : alike.splice(index, 1)[0]?.[0]
  }
  const same = entries.map((entry) => take(entry, (other) => sameValue(other, entry)))
  const keys = same.map((key, index) => key ?? take(entries[index], () => true))
  return new Map(
    entries.map((entry, index) => {
      let key = keys[index]
      for (let number = 1; key === undefined; number += 1) {
        // No name has this letter.
        const next = number === 1 ? keyOf(entry) : `${keyOf(entry)}\u0000${number}`
        if (!taken.has(next)) key = next
      }
      taken.add(key)
      return [key, entry] as const
    }),
  )
}
