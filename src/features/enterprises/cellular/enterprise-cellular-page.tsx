import { Box, Stack } from '@chakra-ui/react'
import { useLoaderData, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useGetEnterpriseSuspense } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { EnterpriseRecord } from '~/features/enterprises/enterprise-record.tsx'
import { sameValue } from '~/lib/same-value.ts'
import { toCheck, toChoice, type UsageChoice } from './usage-check.ts'
import { UsageForm } from './usage-form.tsx'
import { UsageResult } from './usage-result.tsx'
import { useUsage } from './use-usage.ts'

const from = '/admin-admin/enterprises/$enterpriseId/cellular'

/** The data usage of an enterprise's SIM cards. The address has the query. */
export function EnterpriseCellularPage() {
  const { enterpriseId } = useParams({ from })
  const { latest } = useLoaderData({ from })
  const search = useSearch({ from })
  const navigate = useNavigate({ from })
  const { enterprise } = useGetEnterpriseSuspense(enterpriseId).data
  const check = search.usage ? toCheck(toChoice(search), latest) : null
  const usage = useUsage(enterprise.token, check, latest)
  const look = async (choice: UsageChoice) => {
    const next = toCheck(choice, latest)
    if (sameValue(next, check)) void usage.refetch()
    else await navigate({ search: { ...next } })
  }
  return (
    <EnterpriseRecord enterprise={enterprise}>
      <Stack gap="6">
        <Box maxW="form">
          <UsageForm choice={toChoice(search)} latest={latest} onCheck={look} />
        </Box>
        {check && <UsageResult token={enterprise.token} usage={usage} />}
      </Stack>
    </EnterpriseRecord>
  )
}
