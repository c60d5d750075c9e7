import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let version = Date.now()

/** For the `version` of a logo: the address of a new logo is the old one's. In milliseconds since 1970. */
export const useLogoVersion = () => useSyncExternalStore(subscribe, () => version)

/** Has every logo on the page read anew, after one was uploaded. */
export function renewLogos() {
  version = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
