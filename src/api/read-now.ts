import {
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * Reads the current state from the server, to base a change on. A read that is under way may have begun before someone
 * else's latest change: it is canceled, and its callers get this answer. Leaving the screen that shows the same data does
 * not cancel this read.
 */
export async function readNow<Data, Failure, Result, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Failure, Result, Key>,
): Promise<Result> {
  void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true }, { silent: true })
  const observer = new QueryObserver(queryClient, { queryKey: options.queryKey, enabled: false })
  const end = observer.subscribe(() => {})
  try {
    return await queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0 })
  } finally {
    end()
  }
}
