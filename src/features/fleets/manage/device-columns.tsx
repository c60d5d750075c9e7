import { FormattedMessage } from 'react-intl'
import { inHexOrder } from '~/features/fleets/in-hex-order.ts'
import { messages as shared, statusLooks } from '~/features/fleets/messages.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { urgencyOf, type FleetDevice } from './fleet-devices.ts'
import { failedBecause, messages } from './messages.ts'

const column = columnsOf<FleetDevice>()

export const deviceLink = ({ referenceId }: FleetDevice) =>
  ({
    to: '/admin-devices/fleets/device/view/$reference',
    params: { reference: referenceId },
  }) as const

/** The columns of a fleet's devices. Without a zone, times are in the user's. */
export const deviceColumns = (timeZone: string | undefined) => [
  column.link('deviceRadioMacAddress', {
    label: shared.macAddress,
    width: 4.75,
    value: ({ deviceRadioMacAddress }) => inHexOrder(deviceRadioMacAddress),
    text: ({ deviceRadioMacAddress }) => deviceRadioMacAddress,
    to: deviceLink,
  }),
  column.text('deviceType', {
    label: shared.deviceType,
    width: 4,
    value: ({ deviceType }) => deviceType.name,
  }),
  column.text('status', {
    label: shared.status,
    width: 5.75,
    value: urgencyOf,
    text: ({ status, failure }, intl) => {
      const word = intl.formatMessage(statusLooks[status].label)
      return failure ? intl.formatMessage(failedBecause, { status: word, failure }) : word
    },
    cell: (device) => <StatusCell {...device} />,
  }),
  column.instant('registeredTime', {
    label: messages.registeredTime,
    ...(timeZone && { timeZone }),
  }),
  column.instant('unregisteredTime', {
    label: messages.unregisteredTime,
    ...(timeZone && { timeZone }),
  }),
]

function StatusCell({ status, failure }: FleetDevice) {
  const { label, tone } = statusLooks[status]
  return (
    <>
      <span data-status={failure ? 'error' : tone}>
        <FormattedMessage {...label} />
      </span>{' '}
      {failure && (
        <small data-line>
          <bdi>{failure}</bdi>
        </small>
      )}
    </>
  )
}
