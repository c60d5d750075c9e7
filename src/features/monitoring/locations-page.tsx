import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { RefreshButton } from '~/components/button/refresh-button.tsx'
import { PageHeader } from '~/components/page/page-header.tsx'
import { useListAddress } from '~/components/table/use-list-state.ts'
import { useSession } from '~/session/session-context.ts'
import { AlertsSection } from './alerts-section.tsx'
import { AttentionSection } from './attention-section.tsx'
import { alertsQuery, attentionQuery } from './locations-queries.ts'

/** Where customer staff land: what needs attention now, and the latest alerts. */
export function LocationsPage() {
  const { user } = useSession()
  const changeAddress = useListAddress()
  const search = useSearch({ from: '/monitoring/locations' })
  const attention = useQuery(attentionQuery())
  const alerts = useQuery({ ...alertsQuery(search), placeholderData: keepPreviousData })
  const queries = [attention, alerts]
  return (
    <>
      <PageHeader
        actions={
          <RefreshButton
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
        onSearch={(change) => changeAddress((before) => ({ ...before, ...change }))}
        showEnterprise={!user.enterprise}
      />
    </>
  )
}
