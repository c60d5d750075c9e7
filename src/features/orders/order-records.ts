import { getListOrdersQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order, OrderList } from '~/api/generated/model/index.ts'
import { matchedIn, recordSource } from '~/components/link/record-source.ts'
import { ordersList } from './list/orders-list.ts'

const mostFound = 5

/** Orders, for the palette: of those that the list shows at first, which the browser has most of the time. */
export const orderRecords = recordSource(
  () => getListOrdersQueryOptions({ excludeStatuses: ordersList.defaults.filters.excludeStatuses }),
  ({ orders }: OrderList, text) =>
    orders
      .filter((order) => isNamed(order, text.trim().toLowerCase()))
      .slice(0, mostFound)
      .map(({ id, displayNumber, shippingToName, enterprise }) => {
        const name = `${displayNumber} · ${shippingToName}`
        const matched = matchedIn(text, name, [enterprise?.name])
        return { name, to: `/admin-fulfillment/orders/${id}/view`, matched }
      }),
)

/** Whether an order is found by its number, its customer or the name that it is sent to. */
const isNamed = ({ displayNumber, shippingToName, enterprise }: Order, text: string) =>
  [displayNumber, shippingToName, enterprise?.name ?? ''].some((name) =>
    name.toLowerCase().includes(text),
  )
