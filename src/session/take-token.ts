import type { QueryClient } from '@tanstack/react-query'
import { getGetMeQueryOptions, getMe } from '~/api/generated/endpoints/me/me.ts'
import { leaveUnasked } from '~/lib/leaving.ts'
import { finishRenewal } from './renewal.ts'
import { storeToken } from './token.ts'

/**
 * Takes the token of a renewed session. The same user goes on where they were; for another one the console starts
 * clean, so that nothing of the first user's is shown or sent.
 */
export async function takeToken(queryClient: QueryClient, token: string): Promise<void> {
  const before = queryClient.getQueryData(getGetMeQueryOptions().queryKey)
  storeToken(token)
  // Not held: this call is what the held ones wait for.
  const now = await getMe({ held: false })
  const same = before?.user.id === now.user.id
  finishRenewal(same)
  if (same) return
  leaveUnasked()
  window.location.assign('/')
}
