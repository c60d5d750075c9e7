import type { QueryClient } from '@tanstack/react-query'
import { getGetUserQueryOptions } from '~/api/generated/endpoints/users/users.ts'
import type { HttpOptions } from '~/api/http.ts'
import { readNow } from '~/api/read-now.ts'

/** The user as the server has them now. `request` is that of a change that follows. */
export const readUserNow = async (
  queryClient: QueryClient,
  id: number,
  request: HttpOptions = {},
) => (await readNow(queryClient, getGetUserQueryOptions(id, { request }))).user
