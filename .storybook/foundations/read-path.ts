/** What stands at a path such as `gray.900.value` of nested objects; undefined where it leads nowhere. */
export function readPath(object: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null && key in part
          ? Reflect.get(part, key)
          : undefined,
      object,
    )
}
