import { BellOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { AlertList } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import type { Marks } from '~/kit/live/live-rows.ts'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { givenRows } from '~/kit/table/local-rows.ts'
import { useListState } from '~/kit/table/use-list-state.ts'
import { alertColumns, alertColumnsOfAll, LastVisit } from './alert-columns.tsx'
import { AlertFilters, GroupButton, type AlertSearch, type GroupsQuery } from './alert-filters.tsx'
import { edgeOf } from './alert-levels.ts'
import { deviceName } from './alert-words.ts'
import { alertsList } from './locations-lists.ts'
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
  const state = useListState(alertsList)
  const last = useLastVisit(props.complete && all.data ? all.dataUpdatedAt : 0)
  const alerts = query.data && shownAlerts(alertsOf(query.data.alerts, enterprise), state.filters)
  const grouped = search.by === 'location'
  const table = (
    <DataTable
      label={messages.alerts}
      tableKey="alerts"
      columns={props.showEnterprise ? alertColumnsOfAll : alertColumns}
      source={givenRows(alerts)}
      edge={edgeOf}
      marks={query.marks}
      rowId={({ id }) => String(id)}
      rowName={deviceName}
      list={
        grouped ? { ...state, sort: ['location,asc', ...state.sort.filter(isNotLocation)] } : state
      }
      group={
        grouped
          ? ({ deviceGrouping: { id, name } }) => ({ id: String(id), label: name })
          : undefined
      }
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
          list={state}
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
        alerts && (
          <FormattedMessage
            {...alertCount}
            values={{ total: alerts.length, open: alerts.filter(isOpen).length }}
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

const isNotLocation = (sort: string) => !sort.startsWith('location,')
