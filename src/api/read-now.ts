import {
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * Reads from the server what a change is about to be based on. A read that is under way does not count, since it may have
 * begun before the latest change of someone else: it is given up, and who waits for it gets this answer. It goes on when the
 * screen that shows the same is left.
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
