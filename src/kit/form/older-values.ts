const older = new WeakMap<object, Map<string, unknown>>()

/**
 * The values, by path, that the changes of a restored draft were made to, where someone has saved others since. A save
 * still has to ask about them.
 */
export function olderValues(control: object): Map<string, unknown> {
  const values = older.get(control) ?? new Map()
  older.set(control, values)
  return values
}
