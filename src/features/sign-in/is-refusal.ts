import { isApiError, type ApiError } from '~/api/errors.ts'

/** Whether the server has understood a call and said no, so that sending the same again is of no use. */
export function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'http' && (error.status ?? 500) < 500
}
