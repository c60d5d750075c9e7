import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage, FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl'
import * as z from 'zod/mini'
import { getListEnterpriseGroupsQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { LiveBar } from '~/kit/live/live-bar.tsx'
import { useLiveQuery } from '~/kit/live/use-live-query.ts'
import { useLive } from '~/kit/live/use-live.ts'
import { useListAddress, useListState } from '~/kit/table/use-list-state.ts'
import { useSession } from '~/session/session-context.ts'
import { css } from '~/styled-system/css'
import { Box, Grid, styled } from '~/styled-system/jsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Tabs } from '~/ui/layout/tabs.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { focusHeading } from '~/ui/page/focus-heading.ts'
import { useMedia } from '~/ui/page/use-media.ts'
import { useStored } from '~/ui/settings/use-stored.ts'
import { breakpoints } from '~/ui/theme/breakpoints.ts'
import { AlertsSection } from './alerts-section.tsx'
import { locationsNeedingAttention } from './attention.ts'
import { criticalNews, liveLocations, quietLocations } from './live-locations.tsx'
import { locationsOfAll } from './location-columns.tsx'
import { LocationFigures } from './location-figures.tsx'
import { attentionQuery } from './locations-queries.ts'
import { LocationsSection } from './locations-section.tsx'
import { messages } from './messages.ts'
import { alertsOf, isOpen } from './shown-alerts.ts'
import { ofEnterprise } from './shown-locations.ts'
import { useAlerts } from './use-alerts.ts'

const EnterpriseFilter = lazyPart(
  async () => (await import('./enterprise-filter.tsx')).EnterpriseFilter,
  PartMissing,
)
const HandoverPage = lazyPart(
  async () => (await import('./handover/handover-page.tsx')).HandoverPage,
  PartMissing,
)
const WatchTools = lazyPart(async () => (await import('./watch-tools.tsx')).WatchTools, PartMissing)
const Wall = lazyPart(async () => (await import('./wall/wall.tsx')).Wall, PartMissing)
const LocationPart = lazyPart(
  async () => (await import('./location-part.tsx')).LocationPart,
  LoadFailure,
)

const layout = z.enum(['cards', 'table'])

/** The locations in trouble and their alerts, worst first. */
export function LocationsPage() {
  const { wall, handover } = useSearch({ from: '/monitoring/locations' })
  return wall ? <Wall /> : handover ? <HandoverPage /> : <Locations />
}

/** The first screen of customer staff: what needs attention, beside the latest alerts. On narrow screens each has a tab. */
function Locations() {
  const intl = useIntl()
  const { user } = useSession()
  const changeAddress = useListAddress()
  const search = useSearch({ from: '/monitoring/locations' })
  const { location, filterGroupId, enterprise } = search
  const [firstLocation] = useState(location)
  const { value: view, update } = useStored('locations view', layout, 'cards')
  // News are announced once: by the alerts, or by the locations if the alerts are not those of all locations.
  const complete = location === undefined && filterGroupId === undefined
  const attention = useLiveQuery(attentionQuery(), complete ? quietLocations : liveLocations)
  const { all: alerts, shown, parts } = useAlerts(search, complete)
  const live = useLive([attention, ...parts])
  const ownEnterprise = user.enterprise?.id ?? enterprise
  const groups = useQuery({
    ...getListEnterpriseGroupsQueryOptions(ownEnterprise ?? 0),
    enabled: ownEnterprise !== undefined,
  })
  const isWide = useMedia(`(min-width: ${breakpoints.lg})`)

  const showEnterprise = !user.enterprise
  const all = attention.data?.data
  const worst = all && locationsNeedingAttention(ofEnterprise(all, enterprise), intl.locale).length
  const open = alerts.data && alertsOf(alerts.data.alerts, enterprise).filter(isOpen).length
  const change = (values: object) => changeAddress((before) => ({ ...before, ...values }))
  const list = useListState(locationsOfAll)
  const locations = (
    <LocationsSection
      query={attention}
      list={list}
      view={view}
      onView={(next) => void update(() => next)}
      enterprise={enterprise}
      chosen={location}
      showEnterprise={showEnterprise}
    />
  )
  const latest = (
    <AlertsSection
      all={alerts}
      query={shown}
      search={search}
      onSearch={change}
      enterprise={enterprise}
      groups={groups}
      showEnterprise={showEnterprise}
      complete={complete}
    />
  )
  return (
    <>
      <PageHeader
        actions={
          <>
            {showEnterprise && (
              <EnterpriseFilter
                locations={all}
                chosen={enterprise}
                // A level and a location belong to one enterprise.
                onChoose={(id) =>
                  change({ enterprise: id, filterGroupId: undefined, location: undefined })
                }
                fallback={<Box h="10" w={{ base: 'full', sm: '2xs', md: '52', lg: '2xs' }} />}
              />
            )}
            <WatchTools fallback={<Box h={{ base: '9', md: '8' }} w="32" />} />
            <LiveBar live={live} newsText={criticalNews} />
          </>
        }
      />
      <LocationFigures locations={all && ofEnterprise(all, enterprise)} list={list} />
      {location !== undefined && all && (
        <LocationPart
          location={all.find(({ deviceGroupingId }) => deviceGroupingId === location)}
          alerts={alerts.isPlaceholderData ? undefined : alerts.data?.alerts}
          focus={location !== firstLocation}
          onClose={() => {
            change({ location: undefined })
            // The focused button disappears.
            focusHeading()
          }}
        />
      )}
      {isWide ? (
        <Grid className={view === 'table' ? undefined : beside} columnGap="6" alignItems="start">
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
          value={search.tab ?? 'locations'}
          onChange={(tab) => change({ tab: tab === 'alerts' ? tab : undefined })}
        >
          {search.tab === 'alerts' ? latest : locations}
        </Tabs>
      )}
    </>
  )
}

/** The name of a tab with a count, whose space is reserved while it loads, so that no tab moves. */
function Counted({ name, count }: { name: MessageDescriptor; count: number | undefined }) {
  return (
    <>
      <FormattedMessage {...name} />
      <styled.span minW="5" color="fg.muted" textAlign="start" fontVariantNumeric="tabular-nums">
        {count !== undefined && <FormattedNumber value={count} />}
      </styled.span>
    </>
  )
}

/** The locations beside their alerts. */
const beside = css({
  gridTemplateColumns: '{sizes.2xs} minmax(0, 1fr)',
  '@media (min-width: 87rem)': { gridTemplateColumns: '{sizes.72} minmax(0, 1fr)' },
  '@media (min-width: 105rem)': { gridTemplateColumns: '{sizes.md} minmax(0, 1fr)' },
})
