import { createContext, useContext } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { words } from '~/i18n/words.ts'
import type { Column } from '~/kit/table/column.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { defineList } from '~/kit/table/list.ts'
import { minute } from '~/lib/units.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { RowLink } from '~/ui/link/row-link.tsx'
import { edgeOf, levelName, lookOf, urgencyOf } from './alert-levels.ts'
import { deviceName, lengthOf, lengthText, limitText, readingText } from './alert-words.ts'
import { formatMeasure } from './format-measure.ts'
import { LocationLink } from './location-link.tsx'
import { alertsAddress } from './locations-addresses.ts'
import { endedAfter, messages, place, reading } from './messages.ts'
import { isOpen } from './shown-alerts.ts'

const column = columnsOf<Alert>()

const before = [
  column.link('device', {
    label: messages.device,
    value: deviceName,
    to: ({ device }) => screenOf('device', device.serialNumber),
    width: 3.25,
  }),
  column.text('level', {
    label: messages.severity,
    value: urgencyOf,
    text: ({ alertLevel }, intl) => levelName(alertLevel, intl),
    cell: (alert, name) => <Level alert={alert}>{name}</Level>,
    width: 2.75,
    fixed: true,
  }),
  column.text('reading', {
    label: messages.measured,
    value: (alert) => alert.deviceDataType.name || alert.deviceDataType.token,
    text: (alert, intl) =>
      [readingText(alert, intl), limitText(alert, intl)].filter(Boolean).join(' · '),
    cell: (alert) => <Reading alert={alert} />,
    width: 4.6,
  }),
]

const location = {
  label: messages.location,
  // The enterprise distinguishes locations of the same name.
  value: ({ deviceGrouping, enterprise }: Alert) =>
    `${deviceGrouping.name}\n${enterprise?.name ?? ''}`,
  width: 3.45,
}

const after = [
  column.ago('startedAt', {
    label: messages.started,
    timeZone: ({ deviceGrouping }) => deviceGrouping.timezone,
  }),
  column.text('state', {
    label: messages.status,
    value: (alert) => lengthOf(alert, Date.now()),
    text: (alert, intl) => intl.formatMessage(isOpen(alert) ? messages.open : messages.resolved),
    cell: (alert, state) => (isOpen(alert) ? state : <Resolved alert={alert}>{state}</Resolved>),
    width: 2.5,
    fixed: true,
  }),
  column.text('category', {
    label: messages.category,
    unsorted: true,
    value: ({ thresholdClassification: { name, token } }) => name || token,
    hidden: true,
  }),
  column.link('serialNumber', {
    label: messages.serialNumber,
    width: 4,
    unsorted: true,
    value: ({ device }) => device.serialNumber,
    to: ({ device }) => screenOf('device', device.serialNumber),
    hidden: true,
  }),
  column.instant('endedAt', {
    label: messages.endedAt,
    unsorted: true,
    timeZone: ({ deviceGrouping }) => deviceGrouping.timezone,
    hidden: true,
  }),
  column.number('minutes', {
    label: messages.duration,
    unsorted: true,
    value: (alert) => Math.round(lengthOf(alert, Date.now()) / minute),
    hidden: true,
  }),
]

const alertsWith = (columns: readonly Column<Alert, never>[]) =>
  defineList({
    key: 'alerts',
    label: messages.alerts,
    address: alertsAddress,
    sort: ['level,asc', 'startedAt,desc'],
    columns,
    id: ({ id }) => String(id),
    name: deviceName,
  })

/** Open ones first, by severity. */
export const alerts = alertsWith([
  ...before,
  column.text('location', {
    ...location,
    text: ({ deviceGrouping }) => deviceGrouping.name,
    cell: ({ deviceGrouping: { id } }, name) => <LocationLink id={id}>{name}</LocationLink>,
  }),
  ...after,
])

/** For users who see the alerts of all enterprises. */
export const alertsOfAll = alertsWith([
  ...before,
  column.text('location', {
    ...location,
    text: ({ deviceGrouping: { name }, enterprise }, intl) =>
      enterprise
        ? intl.formatMessage(place, { location: name, enterprise: enterprise.name })
        : name,
    cell: ({ deviceGrouping: { id, name }, enterprise }) => (
      <>
        <span data-line>
          <LocationLink id={id}>{name}</LocationLink>
        </span>{' '}
        {enterprise && (
          <small data-line>
            <RowLink link={screenOf('enterprise', enterprise.id)}>{enterprise.name}</RowLink>
          </small>
        )}
      </>
    ),
  }),
  ...after,
  column.link('enterprise', {
    label: words.enterprise,
    width: 4,
    unsorted: true,
    value: ({ enterprise }) => enterprise?.name,
    to: ({ enterprise }) => screenOf('enterprise', enterprise?.id),
    hidden: true,
  }),
])

/** When the user last saw the alerts, as in `useLastVisit`. */
export const LastVisit = createContext<number | null | undefined>(undefined)

/** Filled for what is critical and new since the last visit: the edge of the row says the rest. */
function Level({ alert, children }: { alert: Alert; children: string }) {
  const last = useContext(LastVisit)
  const isNew = typeof last === 'number' && (timeOf(alert.startedAt) ?? 0) > last
  const isCritical = edgeOf(alert) === 'critical'
  return (
    <span data-status={isCritical && isNew ? 'critical' : lookOf(alert.alertLevel).status}>
      {children}
    </span>
  )
}

function Reading({ alert }: { alert: Alert }) {
  const intl = useIntl()
  const { name, token, unit } = alert.deviceDataType
  const value = typeof alert.value === 'number' ? formatMeasure(intl, alert.value, unit) : ''
  const what = (
    <span key="what" data-part style={{ maxWidth: `calc(100% - ${value.length + 1}ch)` }}>
      {name || token}
    </span>
  )
  const limit = limitText(alert, intl)
  return (
    <>
      <bdi data-line>
        {value ? <FormattedMessage {...reading} values={{ what, value }} /> : name || token}
      </bdi>{' '}
      {limit && <small data-line>{limit}</small>}
    </>
  )
}

/** How long an alert has lasted that is over. */
function Resolved({ alert, children }: { alert: Alert; children: string }) {
  const intl = useIntl()
  const length = lengthOf(alert, 0)
  return (
    <>
      <bdi data-line>{children}</bdi>{' '}
      {!Number.isNaN(length) && (
        <small data-line>
          <FormattedMessage {...endedAfter} values={{ length: lengthText(length, intl) }} />
        </small>
      )}
    </>
  )
}
