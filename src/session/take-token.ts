import type { QueryClient } from '@tanstack/react-query'
import { getGetMeQueryOptions, getMe } from '~/api/generated/endpoints/me/me.ts'
import { skipLeaveGuard } from '~/lib/leaving.ts'
import { finishRenewal } from './renewal.ts'
import { renewToken, replaceToken } from './token.ts'

/**
 * Takes the token of a renewed session. The same user goes on where they were; for another one the console starts
 * clean, so that nothing of the first user's is shown or sent. Rejects, with nothing changed, when the server does not
 * say whose the token is.
 */
export async function takeToken(queryClient: QueryClient, token: string): Promise<void> {
  const before = queryClient.getQueryData(getGetMeQueryOptions().queryKey)
  // Not held: this call is what the held ones wait for.
  const now = await getMe({ held: false, headers: { Authorization: token } })
  if (before?.user.id === now.user.id) {
    renewToken(token)
    finishRenewal(true)
  } else {
    // For the next page: this one and its waiting calls keep their own token to the end.
    replaceToken(token)
    skipLeaveGuard()
    window.location.assign('/')
  }
}
