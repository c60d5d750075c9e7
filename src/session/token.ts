/** Where the token lies in local storage. */
export const tokenKey = 'waypost.token'

let own: string | null = null
const renewed = new Set<string | null>()

/**
 * The token that this tab goes by, as the server gave it, or null when nobody is signed in. It is not what another tab
 * has stored meanwhile, perhaps for somebody else, until `renewToken` says whose that is.
 */
export function ownToken(): string | null {
  const stored = localStorage.getItem(tokenKey)
  if (stored === null) forget()
  else own ??= stored
  return own
}

/** Keeps the token of a new session for this and every other tab of the browser. */
export function storeToken(token: string) {
  forget()
  own = token
  localStorage.setItem(tokenKey, token)
}

/** Goes on with the token of the same person who has signed in again. */
export function renewToken(token: string) {
  renewed.add(own)
  own = token
  localStorage.setItem(tokenKey, token)
}

/** Whether the tab's token belongs to the session that `token`, an earlier one, belonged to. */
export const isRenewed = (token: string | null) => renewed.has(token)

/** Forgets the token, unless another tab has stored a different one meanwhile. */
export function removeToken() {
  if (localStorage.getItem(tokenKey) === own) localStorage.removeItem(tokenKey)
  forget()
}

function forget() {
  own = null
  renewed.clear()
}
