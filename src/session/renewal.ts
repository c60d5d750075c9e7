import { createAtom, useSelector } from '@tanstack/react-store'

type Renewal = { promise: Promise<boolean>; finish: (renewed: boolean) => void }

const renewal = createAtom<Renewal | null>(null)

/**
 * Waits for the user to sign in again. All calls that find the session expired share one promise. Resolves with
 * whether the same user signed in again.
 */
export function requestRenewal(): Promise<boolean> {
  const current = renewal.get() ?? beginRenewal()
  renewal.set(current)
  return current.promise
}

/** Resumes the waiting calls, or fails them if not `renewed`. */
export function finishRenewal(renewed: boolean) {
  renewal.get()?.finish(renewed)
  renewal.set(null)
}

/** Whether calls are waiting for the user to sign in again. */
export const useRenewalRequested = () => useSelector(renewal, (current) => current !== null)

function beginRenewal(): Renewal {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  return { promise, finish: resolve }
}
