import type { QueryClient } from '@tanstack/react-query'
import { getGetMeQueryOptions, getMe } from '~/api/generated/endpoints/me/me.ts'
import { skipLeaveGuard } from '~/lib/leaving.ts'
import { finishRenewal } from './renewal.ts'
import { renewToken, replaceToken } from './token.ts'

/**
 * Takes the token of a renewed session. The same user continues where they left off. For another user the console starts
 * clean, so that none of the first user's data is shown or sent. Rejects without changing anything if the owner
 * of the token cannot be determined.
 */
export async function takeToken(queryClient: QueryClient, token: string): Promise<void> {
  const before = queryClient.getQueryData(getGetMeQueryOptions().queryKey)
  const now = await getMe({ renewsSession: true, headers: { Authorization: token } })
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
