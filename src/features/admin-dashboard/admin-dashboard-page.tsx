import { Box, Grid } from '@chakra-ui/react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ApiError } from '~/api/errors.ts'
import {
  getGetAdminDashboardQueryOptions,
  getGetAdminNeedsAttentionQueryOptions,
  getGetLocationsWithDisabledAlertsQueryOptions,
} from '~/api/generated/endpoints/dashboards/dashboards.ts'
import { useLogFailure } from '~/api/use-log-failure.ts'
import { RefreshButton } from '~/components/button/refresh-button.tsx'
import { PageHeader } from '~/components/page/page-header.tsx'
import { Tabs } from '~/components/page/tabs.tsx'
import { useListAddress } from '~/components/table/use-list-state.ts'
import { DisabledSection } from './disabled-section.tsx'
import { EnterpriseDetail } from './enterprise-detail.tsx'
import { messages } from './messages.ts'
import { NeedsAttentionSection } from './needs-attention-section.tsx'
import { SystemSection } from './system-section.tsx'

/** The enterprises with their users, devices and locations: what the dashboard shows first. */
export const summaryQuery = () => getGetAdminDashboardQueryOptions()

/** Sums over all enterprises, and what needs attention. The summaries come first, then the other two parts together. */
export function AdminDashboardPage() {
  const intl = useIntl()
  const changeAddress = useListAddress()
  const { tab, order, enterprise } = useSearch({ from: '/monitoring/admin/dashboard' })
  const summary = usePart(useQuery(summaryQuery()))
  // Where the summaries fail, the rest loads all the same.
  const enabled = !summary.isPending
  const attention = usePart(useQuery({ ...getGetAdminNeedsAttentionQueryOptions(), enabled }))
  const disabled = usePart(
    useQuery({ ...getGetLocationsWithDisabledAlertsQueryOptions(), enabled }),
  )
  const queries = [summary, attention, disabled]
  const enterprises = summary.data?.data.enterprises
  return (
    <>
      <PageHeader
        actions={
          <RefreshButton
            // The oldest of them, so that nothing on the page is older than it says.
            updatedAt={Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))}
            busy={queries.some(({ isFetching }) => isFetching)}
            failed={queries.some(({ isError }) => isError)}
            onRefresh={() => {
              for (const query of queries) void query.refetch()
            }}
          />
        }
      />
      <Tabs
        label={intl.formatMessage(messages.tabs)}
        tabs={[
          { value: 'gtotals', label: <FormattedMessage {...messages.totalsTab} /> },
          { value: 'edetail', label: <FormattedMessage {...messages.detailTab} /> },
        ]}
        value={tab}
        onChange={(next) => changeAddress((before) => ({ ...before, tab: next }))}
      >
        {tab === 'gtotals' ? (
          <>
            <SystemSection summary={summary} attention={attention} />
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
              columnGap="6"
              alignItems="start"
            >
              <Box id="needs-attention" scrollMarginTop="24" minW="0">
                <NeedsAttentionSection
                  query={attention}
                  enterprises={enterprises}
                  order={order}
                  onOrder={(next) => changeAddress((before) => ({ ...before, order: next }))}
                />
              </Box>
              <DisabledSection query={disabled} enterprises={enterprises} />
            </Grid>
          </>
        ) : (
          <EnterpriseDetail
            summary={summary}
            attention={attention}
            disabled={disabled}
            chosen={enterprise}
            onChoose={(id) => changeAddress((before) => ({ ...before, enterprise: id }))}
          />
        )}
      </Tabs>
    </>
  )
}

/** A query of the dashboard. Its failure is logged, too, and it waits from the start, even if it is asked for later. */
function usePart<Data>({ isPending, isFetching, ...query }: UseQueryResult<Data, ApiError>) {
  useLogFailure(query.error)
  return { ...query, isPending, isFetching: isFetching || isPending }
}
