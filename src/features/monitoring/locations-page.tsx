import { Grid, Text, useMediaQuery } from '@chakra-ui/react'
import { breakpoints } from '@chakra-ui/react/theme'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { FormattedMessage, FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl'
import { RefreshButton } from '~/components/button/refresh-button.tsx'
import { PageHeader } from '~/components/page/page-header.tsx'
import { Tabs } from '~/components/page/tabs.tsx'
import { useListAddress } from '~/components/table/use-list-state.ts'
import { useSession } from '~/session/session-context.ts'
import { AlertsSection } from './alerts-section.tsx'
import { AttentionSection } from './attention-section.tsx'
import { locationsNeedingAttention } from './attention.ts'
import { alertsQuery, attentionQuery } from './locations-queries.ts'
import { messages } from './messages.ts'

/** Where customer staff land: what needs attention now, beside the latest alerts. On narrow screens each has a tab. */
export function LocationsPage() {
  const intl = useIntl()
  const { user } = useSession()
  const changeAddress = useListAddress()
  const search = useSearch({ from: '/monitoring/locations' })
  const attention = useQuery(attentionQuery())
  const alerts = useQuery({ ...alertsQuery(search), placeholderData: keepPreviousData })
  const queries = [attention, alerts]
  const [isWide] = useMediaQuery([`(min-width: ${breakpoints.lg})`], { ssr: false })
  const worst = attention.data && locationsNeedingAttention(attention.data.data, intl.locale).length
  const open = alerts.data?.alerts.filter(({ endedAt }) => !endedAt).length
  const locations = <AttentionSection query={attention} />
  const latest = (
    <AlertsSection
      query={alerts}
      search={search}
      onSearch={(change) => changeAddress((before) => ({ ...before, ...change }))}
      showEnterprise={!user.enterprise}
    />
  )
  return (
    <>
      <PageHeader
        actions={
          <RefreshButton
            // The older of the two, so that nothing on the page is older than it says.
            updatedAt={Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))}
            busy={queries.some(({ isFetching }) => isFetching)}
            failed={queries.some(({ isError }) => isError)}
            onRefresh={() => {
              for (const query of queries) void query.refetch()
            }}
          />
        }
      />
      {isWide ? (
        <Grid templateColumns="{sizes.2xs} minmax(0, 1fr)" columnGap="6" alignItems="start">
          {locations}
          {latest}
        </Grid>
      ) : (
        <Tabs
          label={intl.formatMessage(messages.views)}
          tabs={[
            { value: 'locations', label: <Counted name={messages.locationsTab} count={worst} /> },
            { value: 'alerts', label: <Counted name={messages.alertsTab} count={open} /> },
          ]}
          value={search.tab}
          onChange={(tab) => changeAddress((before) => ({ ...before, tab }))}
        >
          {search.tab === 'locations' ? locations : latest}
        </Tabs>
      )}
    </>
  )
}

/** The name of a tab with a count. Its place is kept while the count loads, so that no tab moves. */
function Counted({ name, count }: { name: MessageDescriptor; count: number | undefined }) {
  return (
    <>
      <FormattedMessage {...name} />
      <Text as="span" minW="5" color="fg.muted" textAlign="start" fontVariantNumeric="tabular-nums">
        {count !== undefined && <FormattedNumber value={count} />}
      </Text>
    </>
  )
}
