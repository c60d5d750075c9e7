import { getListOrdersQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order, OrderList } from '~/api/generated/model/index.ts'
import { matchedIn, mostFound, recordSource } from '~/components/link/record-source.ts'
import { ordersList } from './list/orders-list.ts'

/** Orders for the palette, from the default list, which is usually cached. */
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

/** Whether an order matches by number, customer or recipient. */
const isNamed = ({ displayNumber, shippingToName, enterprise }: Order, text: string) =>
  [displayNumber, shippingToName, enterprise?.name ?? ''].some((name) =>
    name.toLowerCase().includes(text),
  )
