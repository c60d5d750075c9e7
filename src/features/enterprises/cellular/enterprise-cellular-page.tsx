import { useLoaderData, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useGetEnterpriseSuspense } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { EnterpriseRecord } from '~/features/enterprises/enterprise-record.tsx'
import { sameValue } from '~/lib/same-value.ts'
import { Box, Stack } from '~/styled-system/jsx'
import { Reveal } from '~/ui/feedback/reveal.tsx'
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
  const [checks, setChecks] = useState(0)
  const look = async (choice: UsageChoice) => {
    const next = toCheck(choice, latest)
    const isSame = sameValue(next, check)
    if (!isSame) await navigate({ search: { ...next }, resetScroll: false })
    // Another choice reads its own usage, but not the tags again.
    if (isSame || !usage.hasTag) void usage.refetch()
    setChecks(checks + 1)
  }
  return (
    <EnterpriseRecord enterprise={enterprise}>
      <Stack gap="6">
        <Box maxW="form">
          <UsageForm choice={toChoice(search)} latest={latest} onCheck={look} />
        </Box>
        <Reveal attempt={checks}>
          {check && <UsageResult token={enterprise.token} usage={usage} />}
        </Reveal>
      </Stack>
    </EnterpriseRecord>
  )
}
