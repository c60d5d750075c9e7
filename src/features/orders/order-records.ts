import type { QueryClient } from '@tanstack/react-query'
import {
  getListOrdersQueryKey,
  getListOrdersQueryOptions,
} from '~/api/generated/endpoints/orders/orders.ts'
import type { ListOrdersParams, Order } from '~/api/generated/model/index.ts'
import { foldText } from '~/lib/fold-text.ts'
import { minute } from '~/lib/units.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { mostFound, recordSource, type RecordSource } from '~/ui/link/record-source.ts'
import { ordersAddress } from './list/orders-address.ts'
import { orderTexts } from './order-texts.ts'

/**
 * Orders for the palette: those of the default list, which is usually cached. While there is room, others follow, since staff
 * also look for orders that have been shipped.
 */
export const orderRecords: RecordSource = recordSource(
  (text) => ({
    queryKey: [...getListOrdersQueryKey(), 'found', text],
    queryFn: async ({ client }: { client: QueryClient }) => {
      const { excludeStatuses } = ordersAddress.filters
      const open = foundIn(await read(client, { excludeStatuses }), text)
      if (open.length >= mostFound) return open
      const all = await read(client).then(
        (orders) => foundIn(orders, text),
        (error: unknown) => {
          if (open.length === 0) throw error
          return []
        },
      )
      return [...open, ...all.filter(({ id }) => open.every((each) => each.id !== id))]
    },
  }),
  (found: readonly Order[]) =>
    found.map((order) => ({
      name: `${order.displayNumber} · ${order.shippingToName}`,
      link: screenOf('order', order.id),
      texts: textsOf(order),
    })),
)

const read = async (client: QueryClient, params?: ListOrdersParams) =>
  (await client.fetchQuery({ ...getListOrdersQueryOptions(params), staleTime: minute })).orders

/** The first orders that have the text in their number, their customer, or what their card shows. */
function foundIn(orders: readonly Order[], text: string): Order[] {
  const wanted = foldText(text)
  return orders
    .filter((order) =>
      [order.displayNumber, ...textsOf(order)].some((each) => foldText(each).includes(wanted)),
    )
    .slice(0, mostFound)
}

const textsOf = (order: Order) => [order.enterprise?.name ?? '', ...orderTexts(order)]
