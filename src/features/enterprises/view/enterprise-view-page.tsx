import type { QueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import {
  getListEnterpriseGroupsQueryOptions,
  useGetEnterpriseSuspense,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { LatestChanges } from '~/features/audit/history/latest-changes.tsx'
import { EnterpriseRecord } from '~/features/enterprises/enterprise-record.tsx'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'
import { css } from '~/styled-system/css'
import { Grid, Stack } from '~/styled-system/jsx'
import { DeviceRates, useDeviceCounts } from './device-rates.tsx'
import { EnterpriseLists, useEnterpriseChanges } from './enterprise-lists.tsx'

/** Loads the enterprise and the levels of its business structure. */
export async function loadEnterpriseView(queryClient: QueryClient, enterpriseId: number) {
  const [named] = await Promise.all([
    loadEnterprise(queryClient, enterpriseId),
    queryClient.fetchQuery(getListEnterpriseGroupsQueryOptions(enterpriseId)),
  ])
  return named
}

/** One enterprise: its devices by reporting frequency, its locations in trouble and its open orders. */
export function EnterpriseViewPage() {
  const { enterpriseId } = useParams({ from: '/admin-admin/enterprises/view/$enterpriseId' })
  const { enterprise } = useGetEnterpriseSuspense(enterpriseId).data
  const { group, query } = useDeviceCounts(enterpriseId)
  const changes = useEnterpriseChanges(enterpriseId)
  // What follows the counts, or in one column the changes, waits for them: they would push it down.
  const isCounted = !group || !query.isPending
  return (
    <EnterpriseRecord enterprise={enterprise}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        gap="8"
        alignItems="start"
      >
        <Stack gap="7">
          <DeviceRates enterpriseId={enterpriseId} />
          {isCounted && changes.isEnabled && !changes.isPending && (
            <LatestChanges enterpriseId={enterpriseId} query={changes} />
          )}
        </Stack>
        {isCounted && (
          <div className={changes.isLoading ? css({ hideBelow: 'xl' }) : undefined}>
            <EnterpriseLists enterprise={enterprise} />
          </div>
        )}
      </Grid>
    </EnterpriseRecord>
  )
}
