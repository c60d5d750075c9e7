import type { Order } from '~/api/generated/model/index.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { messages } from '~/features/orders/messages.ts'
import { statusName, toneOf } from '~/features/orders/order-status.tsx'
import { orderTexts } from '~/features/orders/order-texts.ts'
import { OrderNumber } from './order-number.tsx'

const column = columnsOf<Order>()

export const orderColumns = [
  column.text('displayNumber', {
    label: messages.orderNumber,
    searched: orderTexts,
    cell: (order) => <OrderNumber order={order} />,
  }),
  column.text('orderStatus', {
    label: messages.status,
    width: 3,
    value: ({ orderStatus }) => orderStatus.displayOrder,
    text: ({ orderStatus }, intl) => statusName(intl, orderStatus),
    cell: ({ orderStatus }, name) => <span data-status={toneOf(orderStatus)}>{name}</span>,
  }),
  column.text('enterprise', {
    label: messages.customer,
    width: 6,
    value: ({ enterprise }) => enterprise?.name,
  }),
  column.text('deviceInventoryLocation', {
    label: messages.fulfillmentBy,
    width: 5,
    value: ({ deviceInventoryLocation }) => deviceInventoryLocation?.name,
  }),
  column.number('orderItems', {
    label: messages.items,
    width: 2,
    value: ({ orderItems }) => orderItems.length,
  }),
]
