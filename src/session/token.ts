const key = 'waypost.token'

/** The token of the signed-in user, as the server gave it, or null. */
export const storedToken = () => localStorage.getItem(key)

/** Keeps the token for this and every other tab of the browser. */
export const storeToken = (token: string) => localStorage.setItem(key, token)

/** Forgets the token. */
export const removeToken = () => localStorage.removeItem(key)
