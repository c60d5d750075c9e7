import { localStore } from './web-storage.ts'

const prefix = 'waypost.opens '

/**
 * The address that the user's default view gives the list at this path, or null. It is stored in local storage, which
 * can be read synchronously, before the list's first call.
 */
export const openingView = (path: string): string | null => localStore.get(prefix + path)

/** Stores the address for the next visit; undefined if the list has no default view. */
export function keepOpeningView(path: string, address: string | undefined) {
  const before = openingView(path)
  if (before === (address ?? null)) return
  // Other paths may show a list with the same views.
  if (before !== null) forgetOpeningViews()
  if (address !== undefined) localStore.set(prefix + path, address)
}

/** Removes the stored addresses, so that another user does not get them. */
export const forgetOpeningViews = () => localStore.removeAll(prefix)
