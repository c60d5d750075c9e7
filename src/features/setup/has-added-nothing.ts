import { property, type ApiError } from '~/api/errors.ts'

/**
 * Whether a failed import certainly added nothing, because the server itself reports the failure. A bare 5xx, and a
 * timeout even with a message, may come from a gateway, while the server continues.
 */
export function hasAddedNothing({ kind, status = 0, body, serverText }: ApiError): boolean {
  if (kind !== 'http') return false
  if ([408, 502, 504].includes(status)) return Boolean(property(body, 'genericSystemErrorMessage'))
  return serverText !== undefined || (status > 0 && status < 500)
}
