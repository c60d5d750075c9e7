import {
  MutationObserver,
  useQueryClient,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query'
import type { Failure } from '~/lib/failure.ts'
import { useReadAndSend } from './read-and-send.ts'
import { requestFor, type VersionRequest } from './record-version.ts'

type Calls<Found, Variables, Result> = {
  /** Reads the record, past the cache. */
  read: (queryClient: QueryClient, id: number, request: VersionRequest) => Promise<Found>
  /** The generated options of the write. */
  write: (options: {
    request: ReturnType<typeof requestFor>
  }) => UseMutationOptions<Result, Failure, Variables>
}

/**
 * Changes records without a form, many at once too. `change` gets the record as it is now, and returns what is sent, if
 * anything; it throws if the record must stay as it is.
 */
export function useChangeRecord<Found, Variables, Result>({
  read,
  write,
}: Calls<Found, Variables, Result>) {
  const queryClient = useQueryClient()
  const readAndSend = useReadAndSend()
  return async (id: number, change: (now: Found) => Variables | undefined) => {
    const record = {}
    // A mutation hook has one version at a time, while many records may be changed at once.
    const call = new MutationObserver(queryClient, write({ request: requestFor(record) }))
    try {
      await readAndSend(record, {
        read: (request) => read(queryClient, id, request),
        send: async (now) => {
          const sent = change(now)
          if (sent) await call.mutate(sent)
        },
      })
    } finally {
      // A mutation that is observed is never removed from the cache.
      call.reset()
    }
  }
}
