import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import { words } from '~/i18n/words.ts'
import type { Column } from '~/kit/table/column.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { defineList } from '~/kit/table/list.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { reasonsText } from './attention-words.ts'
import { LocationLink } from './location-link.tsx'
import { locationsAddress } from './locations-addresses.ts'
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

const listWith = (shown: readonly Column<LocationLine, never>[]) =>
  defineList({
    key: 'locations',
    label: messages.everyLocation,
    address: locationsAddress,
    sort: ['urgency,asc'],
    columns: shown,
    id: ({ deviceGroupingId }) => String(deviceGroupingId),
    name: ({ locationName }) => locationName,
  })

/** The worst first. */
export const locations = listWith(columns)

/** For users who see the locations of all enterprises. */
export const locationsOfAll = listWith([
  ...columns,
  column.link('enterprise', {
    label: words.enterprise,
    width: 4,
    value: (row) => row.enterprise?.name,
    to: ({ enterprise }) => screenOf('enterprise', enterprise?.id),
  }),
])
