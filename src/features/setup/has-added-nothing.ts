import type { ApiError } from '~/api/errors.ts'

/**
 * Whether a failed import has added nothing for certain: the server itself says that it failed. A bare 5xx may come from
 * a gateway before it, while the server goes on.
 */
export function hasAddedNothing({ kind, status, said }: ApiError): boolean {
  return kind === 'http' && (said !== undefined || (status !== undefined && status < 500))
}
