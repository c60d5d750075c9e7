import { Button } from '@chakra-ui/react'
import { BellOff } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AlertList } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { SectionPanel, type SectionQuery } from '~/components/page/section-panel.tsx'
import { AlertFilters, type AlertSearch } from './alert-filters.tsx'
import { rankAlerts } from './alert-levels.ts'
import { AlertRow } from './alert-row.tsx'
import { GrowingList, SkeletonRows } from './growing-list.tsx'
import { alertCount, messages } from './messages.ts'

type AlertsSectionProps = {
  query: SectionQuery<AlertList>
  search: AlertSearch
  onSearch: (change: Partial<AlertSearch>) => void
  /** Whether to name the enterprise of each location. */
  showEnterprise: boolean
}

/** The alerts of the chosen period and level: open ones first, the most serious of them on top. */
export function AlertsSection({ query, search, onSearch, showEnterprise }: AlertsSectionProps) {
  const level = useRef<HTMLSelectElement>(null)
  const all = query.data?.alerts ?? []
  const alerts = rankAlerts(
    search.level ? all.filter(({ alertLevel }) => alertLevel.token === search.level) : all,
  )
  const open = alerts.filter(({ endedAt }) => !endedAt).length
  return (
    <SectionPanel
      heading={<FormattedMessage {...messages.alerts} />}
      summary={
        query.data && <FormattedMessage {...alertCount} values={{ total: alerts.length, open }} />
      }
      controls={<AlertFilters alerts={all} search={search} onSearch={onSearch} level={level} />}
      query={query}
      skeleton={<SkeletonRows rows={8} lines={2} />}
    >
      {alerts.length > 0 ? (
        <GrowingList key={`${search.timeConstraint} ${search.level}`} items={alerts} step={25}>
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
                // The button disappears, and the focus with it.
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
