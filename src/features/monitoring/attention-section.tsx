import { Box, Grid } from '@chakra-ui/react'
import { CircleCheckBig, MapPin } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NeedsAttentionResult } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { SkeletonLines } from '~/components/feedback/skeleton-lines.tsx'
import { SectionPanel, type SectionQuery } from '~/components/page/section-panel.tsx'
import { locationsNeedingAttention, watchedLocations } from './attention.ts'
import { GrowingList } from './growing-list.tsx'
import { LocationCard } from './location-card.tsx'
import { attentionCount, messages, watchedCount } from './messages.ts'

/** The locations that have trouble, by name. */
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
      skeleton={<CardSkeletons />}
    >
      {locations.length > 0 ? (
        <GrowingList items={locations} step={12} look={{ display: 'grid', ...grid }}>
          {(location) => <LocationCard key={location.deviceGroupingId} location={location} />}
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

function CardSkeletons() {
  return (
    <Grid {...grid}>
      {Array.from({ length: 4 }, (_, card) => (
        <Box key={card} bg="bg.panel" borderWidth="1px" rounded="l3" p="4">
          <SkeletonLines lines={4} />
        </Box>
      ))}
    </Grid>
  )
}

const grid = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, {sizes.64}), 1fr))',
  gap: '3',
}
