import { BellOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Alert, AlertList } from '~/api/generated/model/index.ts'
import type { Marks } from '~/kit/live/live-rows.ts'
import { DataTable } from '~/kit/table/data-table.tsx'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { useListState } from '~/kit/table/use-list-state.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { alerts, alertsOfAll, LastVisit } from './alert-columns.tsx'
import { AlertFilters, GroupButton, type AlertSearch, type GroupsQuery } from './alert-filters.tsx'
import { edgeOf } from './alert-levels.ts'
import { alertCount, messages } from './messages.ts'
import { alertsOf, isOpen, shownAlerts } from './shown-alerts.ts'
import { SinceLastVisit, useLastVisit } from './since-last-visit.tsx'

type AlertsSectionProps = {
  /** The alerts to show. */
  query: SectionQuery<AlertList> & { marks: Marks }
  /** The alerts of all categories. */
  all: { data: AlertList | undefined; dataUpdatedAt: number }
  search: AlertSearch
  onSearch: (change: AlertSearch) => void
  /** The id of the selected enterprise; undefined for all that the user may see. */
  enterprise: number | undefined
  groups: GroupsQuery
  /** Whether the user sees the alerts of several enterprises. */
  showEnterprise: boolean
  /** Whether these are the alerts of all locations, so that they can be compared with the last visit. */
  complete: boolean
}

/** The alerts of a period: open ones first, by severity. */
export function AlertsSection({
  query,
  all,
  search,
  onSearch,
  enterprise,
  ...props
}: AlertsSectionProps) {
  const last = useLastVisit(props.complete && all.data ? all.dataUpdatedAt : 0)
  const { filters } = useListState(alerts)
  const rows = query.data && shownAlerts(alertsOf(query.data.alerts, enterprise), filters)
  const list = useLocalList(props.showEnterprise ? alertsOfAll : alerts, {
    rows,
    marks: query.marks,
  })
  const grouped = search.by === 'location'
  const table = (
    <DataTable
      list={list}
      edge={edgeOf}
      group={grouped ? byLocation : undefined}
      search={{ label: messages.searchAlerts, pauseMs: 150 }}
      toolbarEnd={
        <GroupButton
          grouped={grouped}
          onGrouped={(next) => onSearch({ by: next ? 'location' : undefined })}
        />
      }
      filters={
        <AlertFilters
          alerts={all.data && alertsOf(all.data.alerts, enterprise)}
          list={list}
          search={search}
          onSearch={onSearch}
          groups={props.groups}
        />
      }
      empty={
        <EmptyState as="h3" icon={BellOff} title={messages.noAlerts}>
          <FormattedMessage {...messages.noAlertsHint} />
        </EmptyState>
      }
    />
  )
  return (
    <SectionPanel
      heading={messages.alerts}
      summary={
        rows && (
          <FormattedMessage
            {...alertCount}
            values={{ total: rows.length, open: rows.filter(isOpen).length }}
          />
        )
      }
      controls={
        <SinceLastVisit
          alerts={props.complete ? all.data?.alerts : undefined}
          enterprise={enterprise}
          last={last}
          showEnterprise={props.showEnterprise}
        />
      }
      query={query}
      skeleton={table}
    >
      <LastVisit value={last}>{table}</LastVisit>
    </SectionPanel>
  )
}

const byLocation = {
  column: 'location',
  of: ({ deviceGrouping: { id, name } }: Alert) => ({ id: String(id), label: name }),
}
