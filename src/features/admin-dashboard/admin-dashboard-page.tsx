import { Box, Grid } from '@chakra-ui/react'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { logFailure, type ApiError } from '~/api/errors.ts'
import { LiveBar } from '~/components/live/live-bar.tsx'
import { useLive } from '~/components/live/use-live.ts'
import { useLiveQuery } from '~/components/live/use-live-query.ts'
import { PageHeader } from '~/components/page/page-header.tsx'
import { Tabs } from '~/components/page/tabs.tsx'
import { useListAddress } from '~/components/table/use-list-state.ts'
import {
  attentionQuery,
  disabledQuery,
  liveAttention,
  liveDisabled,
  liveSummaries,
  summaryQuery,
} from './dashboard-queries.ts'
import { DisabledSection } from './disabled-section.tsx'
import { EnterpriseDetail } from './enterprise-detail.tsx'
import { messages } from './messages.ts'
import { criticalNews } from '~/features/monitoring/live-locations.tsx'
import { NeedsAttentionSection } from './needs-attention-section.tsx'
import { SystemSection } from './system-section.tsx'

/** Sums over all enterprises, and what needs attention. The summaries come first, then the other two parts together. */
export function AdminDashboardPage() {
  const intl = useIntl()
  const changeAddress = useListAddress()
  const { tab, order, enterprise } = useSearch({ from: '/monitoring/admin/dashboard' })
  const summary = usePart(useLiveQuery(summaryQuery(), liveSummaries))
  // Where the summaries fail, the rest loads all the same.
  const enabled = !summary.isPending
  const attention = usePart(useLiveQuery({ ...attentionQuery(), enabled }, liveAttention))
  const disabled = usePart(useLiveQuery({ ...disabledQuery(), enabled }, liveDisabled))
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
function usePart<Part extends LoggedPart>(part: Part): Part {
  const { error, isPending, isFetching } = part
  useEffect(() => {
    if (error) logFailure(error)
  }, [error])
  return { ...part, isFetching: isFetching || isPending }
}

type LoggedPart = { error: ApiError | null; isPending: boolean; isFetching: boolean }
