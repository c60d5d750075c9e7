import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { safePath } from '~/lib/safe-path.ts'
import { storeToken } from '~/session/token.ts'

/** Where a person arrives who asked for no other screen. */
export const landing = '/monitoring/locations'

/**
 * Where signing in leads: to the screen that was asked for, but to no other site, and to no screen that is there without
 * signing in, among which is the sign-out.
 */
export function destination(router: AnyRouter, redirect: string | undefined): string {
  const path = safePath(redirect) ?? landing
  const [pathname] = path.split(/[?#]/)
  return router.matchRoutes(pathname!).at(-1)?.staticData.public ? landing : path
}

/** Keeps the token of a new session. What was read before it, perhaps for somebody else, is forgotten. */
export function beginSession(queryClient: QueryClient, token: string) {
  storeToken(token)
  queryClient.removeQueries()
}
