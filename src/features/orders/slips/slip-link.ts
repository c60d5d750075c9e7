import type { Order } from '~/api/generated/model/index.ts'

/** The packing slip of an order, without the menus. */
export const slipOf = ({ id: orderId }: Pick<Order, 'id'>) =>
  ({
    to: '/admin-fulfillment/orders/$orderId/packing-slip',
    params: { orderId },
    search: { stripnav: 'true' },
  }) as const

/** The order at the pack station. */
export const packOf = ({ id: order }: Pick<Order, 'id'>) =>
  ({ to: '/admin-fulfillment/pack', search: { order } }) as const

/** A new order with the data of this one. */
export const copyOf = ({ id: from }: Pick<Order, 'id'>) =>
  ({ to: '/admin-fulfillment/orders/add', search: { from } }) as const

/** The labels of many orders in one file, without the menus. */
export const labelsOf = (ids: readonly number[]) =>
  ({
    to: '/admin-fulfillment/orders/print-labels',
    search: { ids: ids.join(','), stripnav: 'true' },
  }) as const

/** The packing slips of many orders, without the menus. */
export const slipsOf = (ids: readonly number[]) =>
  ({
    to: '/admin-fulfillment/orders/packing-slips',
    search: { ids: ids.join(','), stripnav: 'true' },
  }) as const
