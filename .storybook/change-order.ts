import type { Order } from '../src/api/generated/model/index.ts'
import { api } from './api.ts'

/** Changes an order as a colleague would. */
export async function changeOrder(
  id: number,
  changes: { orderStatus?: string; shippingAddressLineOne?: string },
) {
  const path = `/fulfillment/orders/${id}`
  const { order } = (await (await api.asColleague(path)).json()) as { order: Order }
  const changed = {
    orderStatus: order.orderStatus.token,
    contactName: order.contactName,
    shippingToName: order.shippingToName,
    shippingAddressLineOne: order.shippingAddressLineOne,
    shippingAddressCity: order.shippingAddressCity,
    shippingAddressState: order.shippingAddressState,
    shippingAddressZip: order.shippingAddressZip,
    ...changes,
  }
  const form = new FormData()
  form.set('order', new Blob([JSON.stringify(changed)], { type: 'application/json' }))
  await api.asColleague(path, { method: 'PATCH', body: form })
}
