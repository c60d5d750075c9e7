import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '~/api/errors.ts'
import { getLookUpPasswordResetQueryOptions } from '~/api/generated/endpoints/recovery/recovery.ts'
import { isRefusal } from './is-refusal.ts'

/**
 * Asks the server whether a reset link can be used. `refusal` says why it cannot; rejects with an `ApiError` when there
 * was no answer to that.
 */
export async function lookUpReset(
  queryClient: QueryClient,
  resetToken: string,
): Promise<{ refusal?: ApiError }> {
  const query = getLookUpPasswordResetQueryOptions(resetToken)
  try {
    // The answer holds a token, so it is not kept.
    await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })
    return {}
  } catch (error) {
    if (isRefusal(error)) return { refusal: error }
    throw error
  }
}
