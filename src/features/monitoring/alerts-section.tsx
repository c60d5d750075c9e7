import { Box, Button } from '@chakra-ui/react'
import { BellOff } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AlertList } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { SkeletonLines } from '~/components/feedback/skeleton-lines.tsx'
import { SectionPanel, type SectionQuery } from '~/components/page/section-panel.tsx'
import { AlertFilters, type AlertSearch } from './alert-filters.tsx'
import { AlertRow } from './alert-row.tsx'
import { GrowingList } from './growing-list.tsx'
import { alertCount, messages } from './messages.ts'

type AlertsSectionProps = {
  query: SectionQuery<AlertList>
  search: AlertSearch
  onSearch: (change: Partial<AlertSearch>) => void
  /** Whether to name the enterprise of each location. */
  showEnterprise: boolean
}

/** The alerts of the chosen time and level, the newest first, as the server sends them. */
export function AlertsSection({ query, search, onSearch, showEnterprise }: AlertsSectionProps) {
  const level = useRef<HTMLSelectElement>(null)
  const all = query.data?.alerts ?? []
  const alerts = search.level
    ? all.filter(({ alertLevel }) => alertLevel.token === search.level)
    : all
  const open = alerts.filter(({ endedAt }) => !endedAt).length
  return (
    <SectionPanel
      heading={<FormattedMessage {...messages.alerts} />}
      summary={
        query.data && <FormattedMessage {...alertCount} values={{ total: alerts.length, open }} />
      }
      controls={<AlertFilters alerts={all} search={search} onSearch={onSearch} level={level} />}
      query={query}
      skeleton={<RowSkeletons />}
    >
      {alerts.length > 0 ? (
        <GrowingList
          key={`${search.timeConstraint} ${search.level}`}
          items={alerts}
          step={25}
          look={frame}
        >
          {(alert) => <AlertRow key={alert.id} alert={alert} showEnterprise={showEnterprise} />}
        </GrowingList>
      ) : all.length > 0 ? (
        <EmptyState
          framed
          as="h3"
          icon={BellOff}
          title={<FormattedMessage {...messages.noneOfLevel} />}
          action={
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                onSearch({ level: '' })
                // The button goes, and the focus with it.
                level.current?.focus()
              }}
            >
              <FormattedMessage {...messages.showEvery} />
            </Button>
          }
        />
      ) : (
        <EmptyState
          framed
          as="h3"
          icon={BellOff}
          title={<FormattedMessage {...messages.noAlerts} />}
        >
          <FormattedMessage {...messages.noAlertsHint} />
        </EmptyState>
      )}
    </SectionPanel>
  )
}

function RowSkeletons() {
  return (
    <Box {...frame}>
      {Array.from({ length: 8 }, (_, row) => (
        <Box key={row} px="4" py="3">
          <SkeletonLines lines={2} />
        </Box>
      ))}
    </Box>
  )
}

const frame = {
  bg: 'bg.panel',
  borderWidth: '1px',
  rounded: 'l3',
  overflow: 'hidden',
  divideY: '1px',
} as const
