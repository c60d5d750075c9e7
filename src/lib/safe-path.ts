const base = 'https://console.invalid'

/**
 * The path of the console in `target`, with its query and hash, or null if it could lead to another site, like
 * `//host`, `/\host`, `javascript:` and absolute addresses.
 */
export function safePath(target: string | undefined): string | null {
  // Browsers drop tabs and line breaks and treat a backslash as a slash: `/\t/host` leads to another host.
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target) || !URL.canParse(target, base)) {
    return null
  }
  const url = new URL(target, base)
  const path = url.pathname + url.search + url.hash
  return url.origin === base && !path.startsWith('//') ? path : null
}
