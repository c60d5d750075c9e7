import { MutationCache, QueryClient } from '@tanstack/react-query'
import { pauseOf, policyOf } from '~/lib/failure.ts'
import { second } from '~/lib/units.ts'

const loadInvalidation = () => import('~/api/invalidation.ts')

/** One cache for the whole console. A read is retried once after a network failure, and after 429 and 503 when the server asks for it. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onMutate: () => void loadInvalidation(),
      // Awaited, so that a screen that navigates afterwards finds new data.
      onSuccess: (answer, sent, _result, mutation) =>
        loadInvalidation().then(
          ({ invalidateAfter }) =>
            invalidateAfter(queryClient, mutation.options.mutationKey, { answer, sent }),
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
          // The network is down: mark the query as stale and refetch it when the user returns to it.
          () => queryClient.invalidateQueries({ refetchType: 'none' }),
        ),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30 * second,
        retry: (failures, error) => {
          const { repeat, wait } = policyOf(error)
          return (repeat && failures < 1) || (wait && failures < 3) || false
        },
        retryDelay: (_failures, error) => (policyOf(error).wait ? pauseOf(error) : second),
        // Offline, a read fails so that it can be retried, instead of waiting forever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A write fails too: if it waited, it would be sent at an unexpected moment.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}
