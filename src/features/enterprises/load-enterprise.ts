import type { QueryClient } from '@tanstack/react-query'
import { getGetEnterpriseQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'

/** Loads the enterprise of a screen, and its `name` for the title. `fresh` ignores the cache, for forms. */
export async function loadEnterprise(queryClient: QueryClient, id: number, fresh = false) {
  const { enterprise } = await queryClient.fetchQuery({
    ...getGetEnterpriseQueryOptions(id),
    ...(fresh && { staleTime: 0 }),
  })
  return { name: enterprise.name }
}
