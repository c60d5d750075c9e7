import type { QueryClient } from '@tanstack/react-query'
import { getGetMeQueryOptions } from '~/api/generated/endpoints/me/me.ts'

/** Starts to read who is signed in. A failure is kept for the frame, which shows it. */
export const prefetchProfile = (queryClient: QueryClient) =>
  queryClient.prefetchQuery(getGetMeQueryOptions())
