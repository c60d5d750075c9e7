import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { DeviceSearchResult } from '~/api/generated/model/index.ts'
import { severalAddress } from '~/features/devices/devices-addresses.ts'
import { words as deviceWords } from '~/features/devices/words.ts'
import { formatInstant, timeOf } from '~/i18n/format-instant.ts'
import { words } from '~/i18n/words.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { defineList } from '~/kit/table/list.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { yesNoUnknown } from './device-card.tsx'
import { messages, outcomes } from './messages.ts'
import type { SearchRow } from './several-rows.ts'

const column = columnsOf<SearchRow>()

type TimeField =
  | 'lastDeviceTime'
  | 'importedOn'
  | 'commissionedAt'
  | 'decommissionedAt'
  | 'registeredAt'

const serial = (
  id: 'deviceIdentifier' | 'serialNumber',
  options: { label: MessageDescriptor; hidden?: boolean },
) =>
  column.link(id, {
    width: 4,
    labeled: true,
    ...options,
    value: ({ match }) => match?.[id],
    to: ({ match }) => screenOf('device', match?.[id]),
  })

/** An enterprise, as a link where its ID is known and the user may open it. */
const enterprise = (
  id: 'commissionedFor' | 'registeredFor',
  name: 'commissionedForFullName' | 'registeredForFullName',
) =>
  column.link(name, {
    label: messages[id],
    width: 4,
    labeled: true,
    value: ({ match }) => match?.[name],
    to: ({ match }) => screenOf('enterprise', match?.[id]),
  })

/** Unlike an `instant` column, empty without a time: "N/A" would be wrong in a row without a device. */
const time = (id: TimeField, options: { label: MessageDescriptor; hidden?: boolean }) =>
  column.text(id, {
    width: 6.5,
    fixed: true,
    figures: true,
    labeled: true,
    ...options,
    value: ({ match }) => timeOf(match?.[id]),
    text: ({ match }, intl) => (match?.[id] ? formatInstant(intl, match[id]) : ''),
  })

const answer = (
  id: 'previouslyUsed' | 'hasDevice' | 'hasInventoryRecord',
  options: { label: MessageDescriptor; hidden?: boolean },
) => {
  const wordOf = (match: DeviceSearchResult) => yesNoUnknown(match[id])
  return column.text(id, {
    width: 3,
    labeled: true,
    unsorted: true,
    ...options,
    value: ({ match }) => match && String(match[id]),
    text: ({ match }, intl) => (match ? intl.formatMessage(wordOf(match)) : ''),
  })
}

const tones = { waiting: 'neutral', found: 'success', missing: 'warning', failed: 'error' } as const

const severalColumns = [
  column.link('serial', {
    label: deviceWords.serialNumber,
    width: 4,
    to: (row) => screenOf('device', row.serial),
  }),
  column.text('outcome', {
    label: words.outcome,
    width: 3.5,
    text: ({ outcome }, intl) => intl.formatMessage(outcomes[outcome]),
    cell: (row) => <OutcomeCell row={row} />,
    filter: { kind: 'choice' },
  }),
  serial('deviceIdentifier', { label: messages.deviceSerial }),
  serial('serialNumber', { label: messages.productSerial, hidden: true }),
  answer('previouslyUsed', { label: messages.previouslyUsed, hidden: true }),
  answer('hasDevice', { label: messages.device, hidden: true }),
  time('lastDeviceTime', { label: messages.lastDeviceTime }),
  answer('hasInventoryRecord', { label: messages.inventory, hidden: true }),
  column.link('inventoryReferenceId', {
    label: messages.reference,
    width: 4,
    unsorted: true,
    labeled: true,
    hidden: true,
    value: ({ match }) => match?.inventoryReferenceId,
    to: ({ match }) => screenOf('inventory', match?.inventoryReferenceId),
  }),
  time('importedOn', { label: messages.importedOn, hidden: true }),
  enterprise('commissionedFor', 'commissionedForFullName'),
  time('commissionedAt', { label: messages.commissionedAt, hidden: true }),
  time('decommissionedAt', { label: messages.removedOn, hidden: true }),
  enterprise('registeredFor', 'registeredForFullName'),
  time('registeredAt', { label: messages.registeredAt, hidden: true }),
  column.text('issues', { label: messages.issues, unsorted: true, hidden: true }),
]

/** In the order of the search. */
export const severalDevices = defineList({
  key: 'device-search',
  label: messages.matches,
  address: severalAddress,
  sort: [],
  columns: severalColumns,
  id: ({ id }) => id,
  name: ({ id }) => id,
})

/** A failed search shows its reason here. Issues of the other searches are above the table. */
function OutcomeCell({ row: { outcome, issues } }: { row: SearchRow }) {
  return (
    <>
      <span data-status={tones[outcome]}>
        <FormattedMessage {...outcomes[outcome]} />
      </span>{' '}
      {outcome === 'failed' && <small>{issues}</small>}
    </>
  )
}
