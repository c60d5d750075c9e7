import { FormattedMessage } from 'react-intl'
import { installBy } from '~/features/orders/install-by.ts'
import type { ListedOrder } from '~/features/orders/kept-tracking.ts'
import { messages } from '~/features/orders/messages.ts'
import { statusName, toneOf } from '~/features/orders/order-status.tsx'
import { formatDay } from '~/i18n/format-day.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { messages as texts } from './messages.ts'
import { OrderNumber, searchedTexts } from './order-number.tsx'

const TrackingNumber = lazyPart(
  async () => (await import('./tracking-number.tsx')).TrackingNumber,
  () => <FormattedMessage {...texts.notRead} />,
)

const column = columnsOf<ListedOrder>()

export const orderColumns = [
  column.text('orderStatus', {
    label: messages.status,
    width: 3.75,
    value: ({ orderStatus }) => orderStatus.displayOrder,
    text: ({ orderStatus }, intl) => statusName(intl, orderStatus),
    cell: ({ orderStatus }, name) => <span data-status={toneOf(orderStatus)}>{name}</span>,
  }),
  column.text('displayNumber', {
    label: messages.orderNumber,
    searched: searchedTexts,
    cell: (order) => <OrderNumber order={order} />,
  }),
  column.text('enterprise', {
    label: messages.customer,
    width: 6,
    value: ({ enterprise }) => enterprise?.name,
  }),
  column.text('deviceInventoryLocation', {
    label: messages.fulfillmentBy,
    width: 4.5,
    value: ({ deviceInventoryLocation }) => deviceInventoryLocation?.name,
  }),
  column.number('orderItems', {
    label: texts.itemCount,
    width: 2.5,
    value: ({ orderItems }) => orderItems.length,
  }),
  column.instant('createdAt', { label: texts.createdAt, hidden: true }),
  column.text('installBy', {
    label: texts.installBy,
    width: 3,
    value: installBy,
    text: (order, intl) => (installBy(order) ? formatDay(intl, installBy(order)) : ''),
    hidden: true,
  }),
  column.text('label', {
    label: texts.label,
    width: 3,
    value: ({ shippingData }) => (shippingData?.shippo_transaction_id ? 1 : 0),
    text: ({ shippingData }, intl) =>
      shippingData?.shippo_transaction_id ? intl.formatMessage(texts.labelBought) : '',
    hidden: true,
  }),
  column.text('tracking', {
    label: texts.tracking,
    unsorted: true,
    csvLabel: texts.trackingCsv,
    width: 4,
    // Read once the column is shown.
    value: ({ tracking }) => tracking,
    cell: (order) => <TrackingNumber order={order} />,
    hidden: true,
  }),
]
