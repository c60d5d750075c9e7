import type { QueryClient } from '@tanstack/react-query'
import { getGetMeQueryOptions } from '~/api/generated/endpoints/me/me.ts'

/** Starts the profile call. The frame handles its failure. */
export const prefetchProfile = (queryClient: QueryClient) =>
  queryClient.prefetchQuery(getGetMeQueryOptions())
