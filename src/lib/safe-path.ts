const base = 'https://console.invalid'

/**
 * The path of our own that `target` names, with its query and hash, or null when it could lead anywhere else:
 * `//host`, `/\host`, `javascript:` and absolute addresses do.
 */
export function safePath(target: string | undefined): string | null {
  // Browsers drop tabs and line breaks and read a backslash as a slash: `/\t/host` leads to another host.
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target) || !URL.canParse(target, base)) {
    return null
  }
  const url = new URL(target, base)
  const path = url.pathname + url.search + url.hash
  return url.origin === base && !path.startsWith('//') ? path : null
}
