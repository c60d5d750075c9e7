import { getListOrdersQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order, OrderList } from '~/api/generated/model/index.ts'
import { mostFound, recordSource } from '~/components/link/record-source.ts'
import { ordersList } from './list/orders-list.ts'

/** Orders, for the palette: of those that the list shows at first, which the browser has most of the time. */
export const orderRecords = recordSource(
  () => getListOrdersQueryOptions({ excludeStatuses: ordersList.defaults.filters.excludeStatuses }),
  ({ orders }: OrderList, text) =>
    orders
      .filter((order) => isNamed(order, text.trim().toLowerCase()))
      .slice(0, mostFound)
      .map(({ id, displayNumber, shippingToName }) => ({
        name: `${displayNumber} · ${shippingToName}`,
        to: `/admin-fulfillment/orders/${id}/view`,
      })),
)

/** Whether an order is found by its number, its customer or the name that it is sent to. */
const isNamed = ({ displayNumber, shippingToName, enterprise }: Order, text: string) =>
  [displayNumber, shippingToName, enterprise?.name ?? ''].some((name) =>
    name.toLowerCase().includes(text),
  )
