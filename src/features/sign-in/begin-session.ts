import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { safePath } from '~/lib/safe-path.ts'
import { storeToken } from '~/session/token.ts'

/** The default screen after signing in. */
export const landing = '/monitoring/locations'

/**
 * Where to go after signing in: the requested screen, unless it is on another site or a public page, such as the
 * sign-out.
 */
export function destination(router: AnyRouter, redirect: string | undefined): string {
  const path = safePath(redirect) ?? landing
  const [pathname] = path.split(/[?#]/)
  return router.matchRoutes(pathname!).at(-1)?.staticData.public ? landing : path
}

/** Stores the token of a new session, and drops all data cached before, possibly for another user. */
export function beginSession(queryClient: QueryClient, token: string) {
  storeToken(token)
  queryClient.removeQueries()
}
