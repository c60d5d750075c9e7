import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '~/api/errors.ts'
import { getLookUpPasswordResetQueryOptions } from '~/api/generated/endpoints/recovery/recovery.ts'
import { isRefusal } from './is-refusal.ts'

/**
 * Asks the server whether a reset link is valid. `refusal` says why it is not; rejects with an `ApiError` if the server
 * did not answer.
 */
export async function lookUpReset(
  queryClient: QueryClient,
  resetToken: string,
): Promise<{ refusal?: ApiError }> {
  const query = getLookUpPasswordResetQueryOptions(resetToken)
  try {
    // The response contains a token, so it is not cached.
    await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })
    return {}
  } catch (error) {
    if (isRefusal(error)) return { refusal: error }
    throw error
  }
}
