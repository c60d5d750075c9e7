const key = (userId: number) => `waypost.recent.${userId}`

/** The addresses that the user went to through the palette, newest first. */
export function recentPaths(userId: number): string[] {
  try {
    const paths: unknown = JSON.parse(localStorage.getItem(key(userId)) ?? '[]')
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** Puts an address first among the recent ones. */
export function rememberPath(userId: number, path: string) {
  const paths = [path, ...recentPaths(userId).filter((each) => each !== path)].slice(0, 5)
  localStorage.setItem(key(userId), JSON.stringify(paths))
}
