type Branch = Record<string, unknown>

/** What lies at a path such as `items.0.count` in nested objects and arrays; undefined where there is nothing. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce((branch, step) => (branch as Branch | undefined)?.[step], tree)
}

/** A copy of `tree` with `value` at the path. What does not lie on the path is shared with the original. */
export function withValueAt<Tree>(tree: Tree, path: string, value: unknown): Tree {
  return put(tree, path.split('.'), value) as Tree
}

function put(branch: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value
  const copy = (Array.isArray(branch) ? [...branch] : { ...(branch as Branch) }) as Branch
  copy[step] = put(copy[step], rest, value)
  return copy
}
