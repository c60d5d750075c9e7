import { isApiError, type ApiError } from '~/api/errors.ts'
import { policyOf } from '~/lib/failure.ts'

/** Whether the server understood and refused a call, so that resending it is useless. */
export function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && policyOf(error).refusal === true
}
