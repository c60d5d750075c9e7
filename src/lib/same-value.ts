/** Compares plain objects and arrays by their contents, everything else by identity. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) !== Array.isArray(other) || !isTree(one) || !isTree(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && sameValue(one[key], other[key]))
  )
}

/** The changed fields of a record, as a PATCH sends them. */
export const changedFields = <Values extends object>(values: Values, before: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !sameValue(value, before[name as keyof Values]),
    ),
  ) as Partial<Values>

/** Whether a value is an array or a plain object, as opposed to a file or a date. */
export function isTree(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}
