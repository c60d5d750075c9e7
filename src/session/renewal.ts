import { useSyncExternalStore } from 'react'

type Renewal = { promise: Promise<boolean>; finish: (renewed: boolean) => void }

const listeners = new Set<() => void>()
let renewal: Renewal | undefined

/**
 * Waits for the user to sign in again; every call that found the session expired waits for the same answer. Resolves
 * with whether the same user is signed in again.
 */
export function requestRenewal(): Promise<boolean> {
  if (!renewal) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    renewal = { promise, finish: resolve }
    tell()
  }
  return renewal.promise
}

/** Lets the waiting calls go on (`renewed`), or fail. */
export function finishRenewal(renewed: boolean) {
  renewal?.finish(renewed)
  renewal = undefined
  tell()
}

/** Whether calls wait for the user to sign in again. */
export const useRenewalRequested = () =>
  useSyncExternalStore(subscribe, () => renewal !== undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
