import { defineMessages, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { OrderStatus } from '~/api/generated/model/index.ts'
import { englishText } from '~/lib/english-text.ts'
import { StatusBadge, type Status } from '~/ui/feedback/status-badge.tsx'

const names: Partial<Record<string, MessageDescriptor>> = defineMessages({
  new: { defaultMessage: 'New', description: 'Status of an order' },
  started: { defaultMessage: 'Started', description: 'Status of an order: being prepared' },
  configured: {
    defaultMessage: 'Configured',
    description: 'Status of an order: ready to get its shipping label',
  },
  shipped: { defaultMessage: 'Shipped', description: 'Status of an order' },
  completed: { defaultMessage: 'Completed', description: 'Status of an order' },
})

/** Any other status is neutral. */
const tones: Partial<Record<string, Status>> = {
  new: 'info',
  configured: 'success',
  shipped: 'success',
}

export const toneOf = ({ token }: OrderStatus): Status => tones[token] ?? 'neutral'

/** The name of a status, translated unless the server uses its own name. */
export function statusName(intl: IntlShape, { token, name }: OrderStatus): string {
  const usual = names[token]
  return usual && name === englishText(usual) ? intl.formatMessage(usual) : name
}

/** The tokens of statuses that the shipping label depends on. */
export const configured = 'configured'
export const shipped = 'shipped'

/** Only configured orders get a shipping label. */
export const mayGetLabel = ({ orderStatus }: { orderStatus: OrderStatus }) =>
  orderStatus.token === configured

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge status={toneOf(status)}>{statusName(useIntl(), status)}</StatusBadge>
}

/** Sorts statuses in their display order. */
export const inDisplayOrder = (statuses: readonly OrderStatus[]) =>
  statuses.toSorted((a, b) => a.displayOrder - b.displayOrder)
