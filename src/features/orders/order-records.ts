import type { QueryClient } from '@tanstack/react-query'
import {
  getListOrdersQueryKey,
  getListOrdersQueryOptions,
} from '~/api/generated/endpoints/orders/orders.ts'
import type { ListOrdersParams, Order } from '~/api/generated/model/index.ts'
import {
  matchedIn,
  mostFound,
  type FoundRecord,
  type RecordSource,
} from '~/ui/link/record-source.ts'
import { foldText } from '~/lib/fold-text.ts'
import { minute } from '~/lib/units.ts'
import { ordersAddress } from './list/orders-address.ts'
import { orderTexts } from './order-texts.ts'

/**
 * Orders for the palette: those of the default list, which is usually cached. While there is room, others follow, since staff
 * also look for orders that have been shipped.
 */
export const orderRecords = ((text) => ({
  queryKey: [...getListOrdersQueryKey(), 'found', text],
  queryFn: async ({ client }) => {
    const { excludeStatuses } = ordersAddress.filters
    const open = foundIn(await read(client, { excludeStatuses }), text)
    if (open.length === mostFound) return open
    const all = await read(client).then(
      (orders) => foundIn(orders, text),
      (error: unknown) => {
        if (open.length === 0) throw error
        return []
      },
    )
    const others = all.filter(({ to }) => open.every((each) => each.to !== to))
    return [...open, ...others].slice(0, mostFound)
  },
})) as RecordSource

const read = async (client: QueryClient, params?: ListOrdersParams) =>
  (await client.fetchQuery({ ...getListOrdersQueryOptions(params), staleTime: minute })).orders

/** The orders that have the text in their number, their customer, or what their card shows. */
export function foundIn(orders: readonly Order[], text: string): FoundRecord[] {
  const wanted = foldText(text)
  return orders
    .map((order) => ({ order, texts: [order.enterprise?.name ?? '', ...orderTexts(order)] }))
    .filter(({ order, texts }) =>
      [order.displayNumber, ...texts].some((each) => foldText(each).includes(wanted)),
    )
    .slice(0, mostFound)
    .map(({ order: { id, displayNumber, shippingToName }, texts }) => {
      const name = `${displayNumber} · ${shippingToName}`
      const matched = matchedIn(text, name, texts)
      return { name, to: `/admin-fulfillment/orders/${id}/view`, matched }
    })
}
