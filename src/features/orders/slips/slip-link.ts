import type { Order } from '~/api/generated/model/index.ts'

/** The packing slip of an order, without the menus. */
export const slipOf = ({ id: orderId }: Pick<Order, 'id'>) =>
  ({
    to: '/admin-fulfillment/orders/$orderId/packing-slip',
    params: { orderId },
    search: { stripnav: 'true' },
  }) as const
