import type { QueryClient } from '@tanstack/react-query'
import { getGetOrderQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { HttpOptions } from '~/api/http.ts'
import { readNow } from '~/api/read-now.ts'

/** The order as the server has it now. `request` is that of a change that follows. */
export const readOrderNow = async (
  queryClient: QueryClient,
  id: number,
  request: HttpOptions = {},
) => (await readNow(queryClient, getGetOrderQueryOptions(id, { request }))).order
