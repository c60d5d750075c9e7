import { useEffect } from 'react'
import { isApiError, logFailure } from './errors.ts'

/** Logs the failure of a query to the browser's console, where the specification asks for it. */
export function useLogFailure(error: unknown) {
  useEffect(() => {
    if (isApiError(error)) logFailure(error)
  }, [error])
}
