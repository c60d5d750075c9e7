/** Where the token lies in local storage. */
export const tokenKey = 'waypost.token'

/** The token of the signed-in user, as the server gave it, or null. */
export const storedToken = () => localStorage.getItem(tokenKey)

/** Keeps the token for this and every other tab of the browser. */
export const storeToken = (token: string) => localStorage.setItem(tokenKey, token)

/** Forgets the token. */
export const removeToken = () => localStorage.removeItem(tokenKey)
