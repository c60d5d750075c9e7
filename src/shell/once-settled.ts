import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/** In milliseconds: until the browser counts as idle, and where it does not say when it is. */
const longestWait = 1500
const shortWait = 200

/**
 * Calls `act` once the screen has its data and the browser is idle, for work that must not delay the screen.
 *
 * @returns A function that cancels the call.
 */
export function onceSettled(router: AnyRouter, queryClient: QueryClient, act: () => void) {
  const look = () => {
    // The code of the screen may still be on its way, and with it its calls.
    if (router.state.isLoading || queryClient.isFetching() > 0) return
    stop()
    whenIdle(act)
  }
  const ends = [queryClient.getQueryCache().subscribe(look), router.subscribe('onResolved', look)]
  const stop = () => {
    for (const end of ends) end()
  }
  look()
  return stop
}

/** Calls `act` once the browser is idle. */
export function whenIdle(act: () => void) {
  // Safari has no idle callback. A busy page is never idle, so there is a timeout.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longestWait })
  else setTimeout(act, shortWait)
}
