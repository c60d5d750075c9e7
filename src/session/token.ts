import { forgetOpeningViews } from '~/lib/opening-view.ts'
import { localStore, sentKeysKey, tabStore } from '~/lib/web-storage.ts'

/** The key of the token in local storage. */
export const tokenKey = 'waypost.token'

/** `public/boot.js` reads it, to ask for a screen's data before the code has loaded. */
const accessKey = 'waypost.access'
/** Its value while a missing token does not mean that the user has signed out. */
const notSignedOut = ''

let own: string | null = null
const renewed = new Set<string | null>()

/**
 * The token that this tab uses, as the server issued it, or null if nobody is signed in. A token stored by another
 * tab, possibly for another user, is used only after `renewToken`.
 */
export function ownToken(): string | null {
  const stored = localStore.get(tokenKey)
  if (stored === null && localStore.get(accessKey) !== notSignedOut) forget()
  else own ??= stored
  return own
}

/** Stores the token of a new session for all tabs. */
export function storeToken(token: string) {
  forget()
  own = token
  replaceToken(token)
}

/** Stores a token that may belong to another user. This tab keeps its own. */
export function replaceToken(token: string) {
  forgetOpeningViews()
  tabStore.remove(sentKeysKey)
  localStore.set(accessKey, notSignedOut)
  localStore.set(tokenKey, token)
}

/** Keeps, with the token, which screens its user may open. Their names and anybody's data are not stored. */
export function keepAccess(userId: number, paths: readonly string[]) {
  const text = JSON.stringify({ userId, paths })
  if (!localStore.get(tokenKey) || localStore.get(accessKey) === text) return
  localStore.set(accessKey, text)
}

/** Uses the new token after the same user signed in again. */
export function renewToken(token: string) {
  renewed.add(own)
  own = token
  // Makes room in a full storage, and says to other tabs that a token that does not fit was no sign-out.
  localStore.set(accessKey, notSignedOut)
  localStore.set(tokenKey, token)
}

/** Whether this tab's token renewed the session of `token`. */
export const isRenewed = (token: string | null) => renewed.has(token)

/**
 * Forgets the token, which the server has refused. Other tabs keep it, since their users may sign in again there: only a
 * sign-out removes it. Does nothing to a different one that another tab has stored.
 */
export function dropToken() {
  if (localStore.get(tokenKey) === own) {
    localStore.set(accessKey, notSignedOut)
    localStore.remove(tokenKey)
  }
  forget()
}

function forget() {
  own = null
  renewed.clear()
}
