import { forgetOpeningViews } from '~/lib/opening-view.ts'

/** The token's key in local storage. */
export const tokenKey = 'waypost.token'

let own: string | null = null
const renewed = new Set<string | null>()

/**
 * The token that this tab uses, as the server issued it, or null when nobody is signed in. A token that another tab has
 * stored, perhaps for somebody else, counts only after `renewToken`.
 */
export function ownToken(): string | null {
  const stored = localStorage.getItem(tokenKey)
  if (stored === null) forget()
  else own ??= stored
  return own
}

/** Stores the token of a new session for every tab of the browser. */
export function storeToken(token: string) {
  forget()
  own = token
  replaceToken(token)
}

/** Stores a token that may be another user's. This tab keeps its own. */
export function replaceToken(token: string) {
  forgetOpeningViews()
  localStorage.setItem(tokenKey, token)
}

/** Uses the new token after the same person has signed in again. */
export function renewToken(token: string) {
  renewed.add(own)
  own = token
  localStorage.setItem(tokenKey, token)
}

/** Whether this tab's token continues the session of `token`, an earlier one. */
export const isRenewed = (token: string | null) => renewed.has(token)

/** Removes the token, unless another tab has stored a different one meanwhile. */
export function removeToken() {
  if (localStorage.getItem(tokenKey) === own) localStorage.removeItem(tokenKey)
  forget()
}

function forget() {
  own = null
  renewed.clear()
}
