import type { QueryClient } from '@tanstack/react-query'
import { getCountDevicesByRateQueryOptions } from '~/api/generated/endpoints/devices/devices.ts'
import { getListEnterpriseGroupsQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'
import { chosenGroup } from './groups.ts'

/**
 * Loads the enterprise and the levels of its business structure. Starts the device counts of the selected level without
 * waiting for them.
 */
export async function loadEnterpriseView(
  queryClient: QueryClient,
  enterpriseId: number,
  wantedGroup: number | undefined,
) {
  const [named, { groups }] = await Promise.all([
    loadEnterprise(queryClient, enterpriseId),
    queryClient.fetchQuery(getListEnterpriseGroupsQueryOptions(enterpriseId)),
  ])
  const group = chosenGroup(groups, wantedGroup)
  if (group) {
    void queryClient.prefetchQuery(getCountDevicesByRateQueryOptions({ deviceGroupId: group.id }))
  }
  return named
}
