import type { ApiError } from '~/api/errors.ts'

/**
 * Whether a failed import certainly added nothing, because the server itself reports the failure. A bare 5xx may come
 * from a gateway, while the server continues.
 */
export function hasAddedNothing({ kind, status, serverText }: ApiError): boolean {
  return kind === 'http' && (serverText !== undefined || (status !== undefined && status < 500))
}
