const prefix = 'waypost.opens '

/**
 * The address that the user's default view gives the list at this path, or null. It is kept in local storage, which can be
 * read before a list's first call; what it is derived from is in a storage that answers too late.
 */
export const openingView = (path: string): string | null => localStorage.getItem(prefix + path)

/** Keeps the address for the next arrival; undefined where the list has no default view. */
export function keepOpeningView(path: string, address: string | undefined) {
  const before = openingView(path)
  if (before === (address ?? null)) return
  // Other paths may show a list with the same views.
  if (before !== null) forgetOpeningViews()
  if (address === undefined) return
  try {
    localStorage.setItem(prefix + path, address)
  } catch {
    // Where nothing more fits, the list opens with one call more.
  }
}

/** Another user must not find them. */
export function forgetOpeningViews() {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(prefix)) localStorage.removeItem(name)
  }
}
