import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import type { Marks } from '~/kit/live/live-rows.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { givenRows } from '~/kit/table/local-rows.ts'
import type { ListState } from '~/kit/table/use-list-state.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { RowLink } from '~/ui/link/row-link.tsx'
import { words } from '~/i18n/words.ts'
import { byUrgency } from './attention.ts'
import { reasonsText } from './attention-words.ts'
import { LocationLink } from './location-link.tsx'
import { messages, offlineCount } from './messages.ts'

type LocationLine = NeedsAttentionLocation & { rank: number }

const column = columnsOf<LocationLine>()

const offline = (
  id: 'gateways' | 'routers' | 'sensors',
  countsOf: (location: LocationLine) => { offline: number; total: number },
) =>
  column.number(id, {
    label: messages[id],
    width: 4,
    value: (location) => countsOf(location).offline,
    text: (location, intl) => intl.formatMessage(offlineCount, countsOf(location)),
  })

const columns = [
  column.text('name', {
    label: messages.location,
    value: ({ locationName }) => locationName,
    cell: ({ deviceGroupingId }, name) => <LocationLink id={deviceGroupingId}>{name}</LocationLink>,
    width: 5,
  }),
  column.text('urgency', {
    label: messages.reasons,
    value: ({ rank }) => rank,
    text: reasonsText,
    width: 6,
  }),
  column.number('critical', {
    label: messages.stateCritical,
    value: ({ criticalAlertCount }) => criticalAlertCount,
  }),
  offline('gateways', (location) => ({
    offline: location.gatewaysOffline,
    total: location.gatewaysTotal,
  })),
  offline('routers', (location) => ({
    offline: location.routerOffline,
    total: location.routerTotal,
  })),
  offline('sensors', (location) => ({
    offline: location.sensorsOffline,
    total: location.sensorsTotal,
  })),
]

/** For users who see the locations of all enterprises. */
const columnsOfAll = [
  ...columns,
  column.text('enterprise', {
    label: words.enterprise,
    value: (row) => row.enterprise?.name,
    cell: ({ enterprise }, name) => (
      <RowLink link={screenOf('enterprise', enterprise?.id)}>{name}</RowLink>
    ),
  }),
]

type LocationsTableProps = {
  locations: readonly NeedsAttentionLocation[]
  marks: Marks
  list: ListState<'state'>
  showEnterprise: boolean
  empty: ReactNode
}

/** The locations as a table. */
export function LocationsTable({ locations, ...props }: LocationsTableProps) {
  const { locale } = useIntl()
  const rows = useMemo(
    () => byUrgency(locations, locale).map((location, rank) => ({ ...location, rank })),
    [locations, locale],
  )
  return (
    <DataTable
      label={messages.everyLocation}
      tableKey="locations"
      columns={props.showEnterprise ? columnsOfAll : columns}
      source={givenRows(rows)}
      marks={props.marks}
      rowId={({ deviceGroupingId }) => String(deviceGroupingId)}
      rowName={({ locationName }) => locationName}
      list={props.list}
      search={null}
      empty={props.empty}
    />
  )
}
