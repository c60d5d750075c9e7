const prefix = 'waypost.opens '

/**
 * The address that the user's default view gives the list at this path, or null. It is stored in local storage, which
 * can be read synchronously, before the list's first call.
 */
export const openingView = (path: string): string | null => localStorage.getItem(prefix + path)

/** Stores the address for the next visit; undefined if the list has no default view. */
export function keepOpeningView(path: string, address: string | undefined) {
  const before = openingView(path)
  if (before === (address ?? null)) return
  // Other paths may show a list with the same views.
  if (before !== null) forgetOpeningViews()
  if (address === undefined) return
  try {
    localStorage.setItem(prefix + path, address)
  } catch {
    // If storage is full, the list opens with one extra call.
  }
}

/** Removes the stored addresses, so that another user does not get them. */
export function forgetOpeningViews() {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(prefix)) localStorage.removeItem(name)
  }
}
