import { MutationCache, QueryClient } from '@tanstack/react-query'
import { policyOf } from '~/lib/failure.ts'
import { second } from '~/lib/units.ts'

const loadInvalidation = () => import('~/api/invalidation.ts')

/** One cache for the whole console. A call is repeated once when the network failed, and never when the server answered. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onMutate: () => void loadInvalidation(),
      // Awaited, so that a screen which then navigates finds new data.
      onSuccess: (answer, _variables, _result, mutation) =>
        loadInvalidation().then(
          ({ invalidateAfter }) =>
            invalidateAfter(queryClient, mutation.options.mutationKey, { answer }),
          // Not awaited: after signing in again, the reads wait for that very sign-in.
          () => void queryClient.invalidateQueries(),
        ),
      // Not awaited, so that the error shows at once.
      onError: (error, _variables, _result, mutation) =>
        void loadInvalidation().then(
          ({ invalidateAfter, leavesDataStale }) =>
            leavesDataStale(error)
              ? invalidateAfter(queryClient, mutation.options.mutationKey)
              : undefined,
          // The network is down: mark the query now, read it when the user returns to it.
          () => queryClient.invalidateQueries({ refetchType: 'none' }),
        ),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30 * second,
        retry: (failures, error) => failures < 1 && !!policyOf(error).repeat,
        // Offline, a read fails so that it can be retried, instead of waiting forever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // So does a write: if it waited, it would be sent when nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}
