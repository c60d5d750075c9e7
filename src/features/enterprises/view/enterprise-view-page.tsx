import { useParams } from '@tanstack/react-router'
import { useGetEnterpriseSuspense } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { EnterpriseRecord } from '~/features/enterprises/enterprise-record.tsx'
import { DeviceRates } from './device-rates.tsx'

/** One enterprise, with the number of its devices by reporting frequency. */
export function EnterpriseViewPage() {
  const { enterpriseId } = useParams({ from: '/admin-admin/enterprises/view/$enterpriseId' })
  const { enterprise } = useGetEnterpriseSuspense(enterpriseId).data
  return (
    <EnterpriseRecord enterprise={enterprise}>
      <DeviceRates enterpriseId={enterpriseId} />
    </EnterpriseRecord>
  )
}
