import type { QueryClient } from '@tanstack/react-query'

/** Forgets the user: all of local storage (every tab notices) and everything that was read on their behalf. */
export function signOut(queryClient: QueryClient) {
  localStorage.clear()
  queryClient.clear()
}
