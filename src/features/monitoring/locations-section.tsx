import { CircleCheckBig, MapPin } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NeedsAttentionResult } from '~/api/generated/model/index.ts'
import type { Marks } from '~/kit/live/live-rows.ts'
import { NothingFound } from '~/kit/table/table-status.tsx'
import type { ListState } from '~/kit/table/use-list-state.ts'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { watchedLocations } from './attention.ts'
import { GrowingList, SkeletonRows } from './growing-list.tsx'
import { LocationRow } from './location-row.tsx'
import { locationStates } from './locations-addresses.ts'
import { LocationsToolbar, type LocationsView } from './locations-toolbar.tsx'
import { attentionCount, messages, watchedCount } from './messages.ts'
import { ofEnterprise, shownLocations } from './shown-locations.ts'

const LocationsTable = lazyPart(
  async () => (await import('./locations-table.tsx')).LocationsTable,
  PartMissing,
)

type LocationsSectionProps = {
  query: SectionQuery<NeedsAttentionResult> & { marks: Marks }
  list: ListState<'state'>
  /** Undefined until the user's setting has loaded. */
  view: LocationsView | undefined
  onView: (view: LocationsView) => void
  /** The id of the selected enterprise; undefined for all that the user may see. */
  enterprise?: number | undefined
  /** The id of the open location. */
  chosen?: number | undefined
  showEnterprise: boolean
}

/** The locations that need attention, worst first, or others on request. */
export function LocationsSection({ query, list, view, onView, ...props }: LocationsSectionProps) {
  const { locale } = useIntl()
  const all = ofEnterprise(query.data?.data ?? [], props.enterprise)
  const state = locationStates.find((each) => each === list.filters.state) ?? ''
  const order = list.sort[0]?.startsWith('name,') ? 'name' : 'urgency'
  const locations = shownLocations(all, { state, order, search: list.search }, locale)
  const watched = watchedLocations(all).length
  const critical = locations.filter(({ criticalAlertCount }) => criticalAlertCount > 0).length
  const narrowed = list.search !== '' || state !== ''
  const nothing = narrowed ? (
    <NothingFound onClear={() => list.change({ search: '', filters: { state: '' } })} />
  ) : (
    <NoTrouble watched={watched} />
  )
  const toolbar = <LocationsToolbar list={list} view={view} onView={onView} />
  return (
    <SectionPanel
      heading={state === 'all' || state === 'well' ? messages.everyLocation : messages.attention}
      summary={
        query.data && (
          <FormattedMessage
            {...attentionCount}
            values={{ count: locations.length, watched, critical }}
          />
        )
      }
      query={view === undefined ? { ...query, data: undefined } : query}
      skeleton={
        <>
          {toolbar}
          <SkeletonRows rows={3} lines={2} />
        </>
      }
    >
      {toolbar}
      {view === 'table' ? (
        <LocationsTable
          locations={locations}
          marks={query.marks}
          showEnterprise={props.showEnterprise}
          empty={nothing}
          fallback={<SkeletonRows rows={3} lines={2} />}
        />
      ) : locations.length > 0 ? (
        <GrowingList key={`${state} ${list.search}`} items={locations} step={12}>
          {(location) => (
            <LocationRow
              key={location.deviceGroupingId}
              location={location}
              short
              mark={query.marks.get(String(location.deviceGroupingId))}
            >
              <StyledLink
                from="/monitoring/locations"
                to="/monitoring/locations"
                search={(before) => ({ ...before, location: location.deviceGroupingId })}
                aria-current={location.deviceGroupingId === props.chosen ? 'true' : undefined}
                className={css({ color: 'fg' })}
              >
                <bdi>{location.locationName}</bdi>
              </StyledLink>
            </LocationRow>
          )}
        </GrowingList>
      ) : (
        <Box bg="bg.panel" borderWidth="1px" rounded="l3">
          {nothing}
        </Box>
      )}
    </SectionPanel>
  )
}

function NoTrouble({ watched }: { watched: number }) {
  return watched > 0 ? (
    <EmptyState as="h3" icon={CircleCheckBig} good title={messages.allWell}>
      <FormattedMessage {...watchedCount} values={{ watched }} />
    </EmptyState>
  ) : (
    <EmptyState as="h3" icon={MapPin} title={messages.noLocations}>
      <FormattedMessage {...messages.noLocationsHint} />
    </EmptyState>
  )
}
