import { createAtom, useSelector } from '@tanstack/react-store'

type Renewal = { promise: Promise<boolean>; finish: (renewed: boolean) => void }

const renewal = createAtom<Renewal | null>(null)

/**
 * Waits for the user to sign in again; every call that found the session expired waits for the same answer. Resolves
 * with whether the same user is signed in again.
 */
export function requestRenewal(): Promise<boolean> {
  const current = renewal.get() ?? beginRenewal()
  renewal.set(current)
  return current.promise
}

/** Resumes the waiting calls (`renewed`), or fails them. */
export function finishRenewal(renewed: boolean) {
  renewal.get()?.finish(renewed)
  renewal.set(null)
}

/** Whether calls wait for the user to sign in again. */
export const useRenewalRequested = () => useSelector(renewal, (current) => current !== null)

function beginRenewal(): Renewal {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  return { promise, finish: resolve }
}
