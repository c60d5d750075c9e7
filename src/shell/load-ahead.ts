import type { QueryClient } from '@tanstack/react-query'

/** In milliseconds: until the browser counts as idle, and where it does not say when it is. */
const longestWait = 1500
const shortWait = 200

/**
 * Calls `act` once the screen has its data and the browser is idle: for what must not delay the screen.
 *
 * @returns What gives up the waiting.
 */
export function onceSettled(queryClient: QueryClient, act: () => void) {
  const look = () => {
    if (queryClient.isFetching() > 0) return
    stop()
    // Safari has no idle callback. A busy page is never idle, so the wait has an end.
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longestWait })
    else setTimeout(act, shortWait)
  }
  const stop = queryClient.getQueryCache().subscribe(look)
  look()
  return stop
}

/**
 * Loads what must not be missing when the network fails, or when a newer version has replaced the parts of this one: what
 * asks for the password again, so that no form is lost with the session, and what a save needs.
 */
export function loadAhead() {
  for (const part of [
    import('./renewal-dialog.tsx'),
    import('./sign-out-page.tsx'),
    import('~/api/invalidation.ts'),
  ]) {
    part.catch(() => {})
  }
}
