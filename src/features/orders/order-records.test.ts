import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getListOrdersQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { ordersAddress } from './list/orders-address.ts'
import { orderRecords } from './order-records.ts'

const orderOf = (id: number, shippingToName: string) =>
  ({
    id,
    displayNumber: `WP-${id}`,
    enterprise: { name: 'Northgate Foods', token: 'northgate' },
    contactName: 'Marcus Webb',
    shippingToName,
    shippingAddressLineOne: '',
    shippingAddressCity: 'Denver',
    shippingAddressState: 'CO',
    shippingAddressZip: '80206',
    extraValues: [],
    orderItems: [],
  }) as unknown as Order
const open = orderOf(1, 'Harbor Grill')
const shipped = orderOf(2, 'Café Roma')

test.each([
  ['WP-1', [['WP-1 · Harbor Grill', undefined]]],
  ['wp-2', [['WP-2 · Café Roma', undefined]]],
  ['cafe', [['WP-2 · Café Roma', undefined]]],
  [
    'northgate',
    [
      ['WP-1 · Harbor Grill', 'Northgate Foods'],
      ['WP-2 · Café Roma', 'Northgate Foods'],
    ],
  ],
  ['grill', [['WP-1 · Harbor Grill', undefined]]],
  ['nobody', []],
])('the palette finds an order by %s, shipped ones too', async (text, found) => {
  const client = new QueryClient()
  const { excludeStatuses } = ordersAddress.filters
  client.setQueryData(getListOrdersQueryOptions({ excludeStatuses }).queryKey, { orders: [open] })
  client.setQueryData(getListOrdersQueryOptions().queryKey, { orders: [open, shipped] })
  const { select, ...query } = orderRecords(text, 'en')
  const records = select?.(await client.fetchQuery(query as FetchQueryOptions))
  expect(records?.map(({ name, matched }) => [name, matched])).toEqual(found)
})
