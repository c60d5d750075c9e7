import type { QueryClient } from '@tanstack/react-query'
import { getGetMeQueryOptions, getMe } from '~/api/generated/endpoints/me/me.ts'
import { skipLeaveGuard } from '~/lib/leaving.ts'
import { finishRenewal } from './renewal.ts'
import { ownToken, renewToken, replaceToken } from './token.ts'

/**
 * Takes the token of a renewed session. The same user continues where they left off. For another user the console starts
 * clean, so that none of the first user's data is shown or sent. Rejects without changing anything if the owner
 * of the token cannot be determined. Does nothing if the user has logged out.
 */
export async function takeToken(queryClient: QueryClient, token: string): Promise<void> {
  const own = ownToken()
  if (own === null) return
  const before = queryClient.getQueryData(getGetMeQueryOptions().queryKey)
  const now = await getMe({ renewsSession: true, headers: { Authorization: token } })
  // The user logged out in the meantime.
  if (ownToken() !== own) return
  if (before?.user.id === now.user.id) {
    renewToken(token)
    finishRenewal(true)
  } else {
    // For the next page: this page and its waiting calls keep their token.
    replaceToken(token)
    skipLeaveGuard()
    window.location.assign('/')
  }
}
