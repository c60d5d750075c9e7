import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { safePath } from '~/lib/safe-path.ts'
import { finishRenewal } from '~/session/renewal.ts'
import { storeToken } from '~/session/token.ts'

/** Where to go after signing in if nothing was asked for: the frame leads on to a screen that the user may open. */
export const landing = '/'

/**
 * Where to go after signing in: the requested screen, unless it is on another site or a public page, such as the
 * sign-out.
 */
export function destination(router: AnyRouter, redirect: string | undefined): string {
  const path = safePath(redirect) ?? landing
  const [pathname] = path.split(/[?#]/)
  return router.matchRoutes(pathname!).at(-1)?.staticData.public ? landing : path
}

/**
 * Stores the token of a new session. Drops all data cached before and fails the calls that wait for a sign-in, since both
 * may be another user's.
 */
export function beginSession(queryClient: QueryClient, token: string) {
  finishRenewal(false)
  storeToken(token)
  queryClient.removeQueries()
}
