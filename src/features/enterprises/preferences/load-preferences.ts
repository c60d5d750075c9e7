import type { QueryClient } from '@tanstack/react-query'
import { getListEnterprisePreferencesQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'

/** Reads the preferences of an enterprise anew, since a form begins with them, and its name. */
export async function loadPreferences(queryClient: QueryClient, enterpriseId: number) {
  const [named] = await Promise.all([
    loadEnterprise(queryClient, enterpriseId, { fresh: false }),
    queryClient.fetchQuery({
      ...getListEnterprisePreferencesQueryOptions(enterpriseId),
      staleTime: 0,
    }),
  ])
  return named
}
