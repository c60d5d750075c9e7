import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '~/api/errors.ts'

/** One cache for the whole console. A call is repeated once when the network failed, and never when the server answered. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 1 &&
          isApiError(error) &&
          (error.kind === 'network' || error.kind === 'timeout'),
      },
      mutations: { retry: false },
    },
  })
}
