import { useSearch } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ApiError } from '~/api/errors.ts'
import {
  getGetAdminDashboardQueryOptions,
  getGetAdminNeedsAttentionQueryOptions,
  getGetLocationsWithDisabledAlertsQueryOptions,
} from '~/api/generated/endpoints/dashboards/dashboards.ts'
import { useLogFailure } from '~/api/use-log-failure.ts'
import { criticalNews } from '~/features/monitoring/live-locations.tsx'
import { LiveBar } from '~/kit/live/live-bar.tsx'
import { useLiveQuery } from '~/kit/live/use-live-query.ts'
import { useLive } from '~/kit/live/use-live.ts'
import { useListAddress } from '~/kit/table/use-list-state.ts'
import { Box, Grid } from '~/styled-system/jsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Tabs } from '~/ui/layout/tabs.tsx'
import { DisabledSection } from './disabled-section.tsx'
import { EnterpriseDetail } from './enterprise-detail.tsx'
import { liveAttention, liveDisabled, liveSummaries } from './live-dashboard.ts'
import { messages } from './messages.ts'
import { NeedsAttentionSection } from './needs-attention-section.tsx'
import { SystemSection } from './system-section.tsx'

/** The enterprises with their users, devices and locations. Loads first. */
export const summaryQuery = () => getGetAdminDashboardQueryOptions()

/** Totals over all enterprises, and what needs attention. The summaries load first, then both other parts together. */
export function AdminDashboardPage() {
  const intl = useIntl()
  const changeAddress = useListAddress()
  const { tab, order, enterprise } = useSearch({ from: '/monitoring/admin/dashboard' })
  const summary = usePart(useLiveQuery(summaryQuery(), liveSummaries))
  // If the summaries fail, the rest loads anyway.
  const enabled = !summary.isPending
  const attention = usePart(
    useLiveQuery({ ...getGetAdminNeedsAttentionQueryOptions(), enabled }, liveAttention),
  )
  const disabled = usePart(
    useLiveQuery({ ...getGetLocationsWithDisabledAlertsQueryOptions(), enabled }, liveDisabled),
  )
  const live = useLive([summary, attention, disabled])
  const enterprises = summary.data?.data.enterprises
  return (
    <>
      <PageHeader actions={<LiveBar live={live} newsText={criticalNews} />} />
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
              <Box minW="0">
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

/** A query of the dashboard. Its failure is also logged, and it counts as pending from the start, even if it starts later. */
function usePart<Part extends LoggedPart>(part: Part): Part {
  const { error, isPending, isFetching } = part
  useLogFailure(error)
  return { ...part, isFetching: isFetching || isPending }
}

type LoggedPart = { error: ApiError | null; isPending: boolean; isFetching: boolean }
