import type { QueryClient } from '@tanstack/react-query'
import { getGetEnterpriseQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'

/** Reads the enterprise that a screen is about, and its `name` for the title. A form starts with fresh values. */
export async function loadEnterprise(queryClient: QueryClient, id: number, fresh = false) {
  const { enterprise } = await queryClient.fetchQuery({
    ...getGetEnterpriseQueryOptions(id),
    ...(fresh && { staleTime: 0 }),
  })
  return { name: enterprise.name }
}
