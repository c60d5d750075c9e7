import { isApiError, type ApiError } from '~/api/errors.ts'
import { policyOf } from '~/lib/failure.ts'

/** Whether the server has understood a call and said no, so that sending the same again is of no use. */
export function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && policyOf(error).refusal === true
}
