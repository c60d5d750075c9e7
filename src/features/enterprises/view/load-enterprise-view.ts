import type { QueryClient } from '@tanstack/react-query'
import { getListEnterpriseGroupsQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'

/** Loads the enterprise and the levels of its business structure. */
export async function loadEnterpriseView(queryClient: QueryClient, enterpriseId: number) {
  const [named] = await Promise.all([
    loadEnterprise(queryClient, enterpriseId),
    queryClient.fetchQuery(getListEnterpriseGroupsQueryOptions(enterpriseId)),
  ])
  return named
}
