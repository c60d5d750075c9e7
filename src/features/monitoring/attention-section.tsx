import { CircleCheckBig, MapPin } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NeedsAttentionResult } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { SectionPanel, type SectionQuery } from '~/components/page/section-panel.tsx'
import { locationsNeedingAttention, watchedLocations } from './attention.ts'
import { GrowingList, SkeletonRows } from './growing-list.tsx'
import { LocationRow } from './location-row.tsx'
import { attentionCount, messages, watchedCount } from './messages.ts'

/** The locations that have trouble, the worst first. */
export function AttentionSection({ query }: { query: SectionQuery<NeedsAttentionResult> }) {
  const { locale } = useIntl()
  const all = query.data?.data ?? []
  const locations = locationsNeedingAttention(all, locale)
  const watched = watchedLocations(all).length
  const critical = locations.filter(({ criticalAlertCount }) => criticalAlertCount > 0).length
  return (
    <SectionPanel
      heading={<FormattedMessage {...messages.attention} />}
      summary={
        query.data && (
          <FormattedMessage
            {...attentionCount}
            values={{ count: locations.length, watched, critical }}
          />
        )
      }
      query={query}
      skeleton={<SkeletonRows rows={3} lines={2} />}
    >
      {locations.length > 0 ? (
        <GrowingList items={locations} step={12}>
          {(location) => <LocationRow key={location.deviceGroupingId} location={location} />}
        </GrowingList>
      ) : watched > 0 ? (
        <EmptyState
          framed
          as="h3"
          icon={CircleCheckBig}
          good
          title={<FormattedMessage {...messages.allWell} />}
        >
          <FormattedMessage {...watchedCount} values={{ watched }} />
        </EmptyState>
      ) : (
        <EmptyState
          framed
          as="h3"
          icon={MapPin}
          title={<FormattedMessage {...messages.noLocations} />}
        >
          <FormattedMessage {...messages.noLocationsHint} />
        </EmptyState>
      )}
    </SectionPanel>
  )
}
