import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { PageHeader } from '~/components/page/page-header.tsx'
import { useSession } from '~/session/session-context.ts'
import { AlertsSection } from './alerts-section.tsx'
import { AttentionSection } from './attention-section.tsx'
import { alertsQuery, attentionQuery } from './locations-queries.ts'
import { messages, updated } from './messages.ts'
import { useAgo } from './use-ago.ts'

/** Where customer staff land: what needs attention now, and the latest alerts. */
export function LocationsPage() {
  const { user } = useSession()
  const navigate = useNavigate({ from: '/monitoring/locations' })
  const search = useSearch({ from: '/monitoring/locations' })
  const attention = useQuery(attentionQuery())
  const alerts = useQuery({ ...alertsQuery(search), placeholderData: keepPreviousData })
  const queries = [attention, alerts]
  return (
    <>
      <PageHeader
        actions={
          <Refresh
            // What is older of the two: nothing on the page is older than it says.
            updatedAt={Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))}
            busy={queries.some(({ isFetching }) => isFetching)}
            failed={queries.some(({ isError }) => isError)}
            onRefresh={() => {
              for (const query of queries) void query.refetch()
            }}
          />
        }
      />
      <AttentionSection query={attention} />
      <AlertsSection
        query={alerts}
        search={search}
        onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }) })}
        showEnterprise={!user.enterprise}
      />
    </>
  )
}

type RefreshProps = {
  /** Milliseconds since 1970; 0 as long as something is not there. */
  updatedAt: number
  busy: boolean
  failed: boolean
  onRefresh: () => void
}

function Refresh({ updatedAt, busy, failed, onRefresh }: RefreshProps) {
  const ago = useAgo()
  const [asked, setAsked] = useState(false)
  const refresh = () => {
    setAsked(true)
    onRefresh()
  }
  return (
    <Flex align="center" gap="3">
      {updatedAt > 0 && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...updated} values={{ ago: ago(updatedAt) }} />
        </Text>
      )}
      <Button size="sm" variant="outline" colorPalette="gray" aria-busy={busy} onClick={refresh}>
        <Box asChild animation={busy ? 'spin' : undefined}>
          <RefreshCw aria-hidden />
        </Box>
        <FormattedMessage {...messages.refresh} />
      </Button>
      <Box role="status" srOnly>
        {asked && !busy && !failed && <FormattedMessage {...messages.refreshed} />}
      </Box>
    </Flex>
  )
}
