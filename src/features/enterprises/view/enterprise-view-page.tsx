import { Grid } from '~/styled-system/jsx'
import { useParams } from '@tanstack/react-router'
import { useGetEnterpriseSuspense } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { EnterpriseRecord } from '~/features/enterprises/enterprise-record.tsx'
import { DeviceRates, useDeviceCounts } from './device-rates.tsx'
import { EnterpriseLists } from './enterprise-lists.tsx'

/** One enterprise: its devices by reporting frequency, its locations in trouble and its open orders. */
export function EnterpriseViewPage() {
  const { enterpriseId } = useParams({ from: '/admin-admin/enterprises/view/$enterpriseId' })
  const { enterprise } = useGetEnterpriseSuspense(enterpriseId).data
  const { group, query } = useDeviceCounts(enterpriseId)
  return (
    <EnterpriseRecord enterprise={enterprise}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        gap="8"
        alignItems="start"
      >
        <DeviceRates enterpriseId={enterpriseId} />
        {/* After the counts, which would push it down. */}
        {(!group || !query.isPending) && <EnterpriseLists enterprise={enterprise} />}
      </Grid>
    </EnterpriseRecord>
  )
}
