import type { QueryClient } from '@tanstack/react-query'
import { getListEnterprisePreferencesQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'

/** Loads the enterprise's preferences, bypassing the cache since a form starts with them, and its name. */
export async function loadPreferences(queryClient: QueryClient, enterpriseId: number) {
  const [named] = await Promise.all([
    loadEnterprise(queryClient, enterpriseId),
    queryClient.fetchQuery({
      ...getListEnterprisePreferencesQueryOptions(enterpriseId),
      staleTime: 0,
    }),
  ])
  return named
}
