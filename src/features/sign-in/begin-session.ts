import type { QueryClient } from '@tanstack/react-query'
import { storeToken } from '~/session/token.ts'

/** Where a person arrives who asked for no other screen. */
export const landing = '/monitoring/locations'

/** Keeps the token of a new session. What was read before it, perhaps for somebody else, is forgotten. */
export function beginSession(queryClient: QueryClient, token: string) {
  storeToken(token)
  queryClient.removeQueries()
}
