import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { ShipmentTransaction } from '~/api/generated/model/index.ts'

/** The status of a purchase as text; unknown ones unchanged. */
export function statusText(
  intl: IntlShape,
  { status }: Pick<ShipmentTransaction, 'status'>,
): string {
  const known = statuses[status]
  return known ? intl.formatMessage(known) : status
}

/** The tracking status as text; undefined if unknown. */
export function trackingText(
  intl: IntlShape,
  { tracking_status: tracking }: ShipmentTransaction,
): string | undefined {
  if (!tracking) return undefined
  const known = trackings[tracking]
  return known ? intl.formatMessage(known) : tracking
}

const statuses: Partial<Record<string, MessageDescriptor>> = defineMessages({
  SUCCESS: { defaultMessage: 'Success', description: 'Status of a shipping label: it was bought' },
  QUEUED: { defaultMessage: 'Queued', description: 'Status of a shipping label: it is being made' },
  WAITING: {
    defaultMessage: 'Waiting',
    description: 'Status of a shipping label: the carrier has not decided yet',
  },
  ERROR: { defaultMessage: 'Error', description: 'Status of a shipping label: it was refused' },
})

const trackings: Partial<Record<string, MessageDescriptor>> = defineMessages({
  UNKNOWN: { defaultMessage: 'Unknown', description: 'Where a parcel is: nobody knows' },
  PRE_TRANSIT: {
    defaultMessage: 'Pre-transit',
    description: 'Where a parcel is: the carrier does not have it yet',
  },
  TRANSIT: { defaultMessage: 'In transit', description: 'Where a parcel is: on its way' },
  DELIVERED: { defaultMessage: 'Delivered', description: 'Where a parcel is: it has arrived' },
  RETURNED: { defaultMessage: 'Returned', description: 'Where a parcel is: it came back' },
  FAILURE: { defaultMessage: 'Failure', description: 'Where a parcel is: not delivered' },
})
