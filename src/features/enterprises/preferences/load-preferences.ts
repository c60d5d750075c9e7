import type { QueryClient } from '@tanstack/react-query'
import { getListEnterprisePreferencesQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'

/** Loads the enterprise's preferences, bypassing the cache since a form starts with them, and its name. */
export async function loadPreferences(queryClient: QueryClient, enterpriseId: number) {
  const [named] = await Promise.all([
    loadEnterprise(queryClient, enterpriseId),
    readPreferences(queryClient, enterpriseId),
  ])
  return named
}

/** The preferences as they are now. */
export const readPreferences = (queryClient: QueryClient, enterpriseId: number) =>
  queryClient.fetchQuery({
    ...getListEnterprisePreferencesQueryOptions(enterpriseId),
    staleTime: 0,
  })
