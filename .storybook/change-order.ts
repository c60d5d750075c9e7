import { api } from './api.ts'

/** Changes an order as a colleague would. */
export async function changeOrder(
  id: number,
  changes: {
    orderStatus?: string
    shippingAddressLineOne?: string
    orderItems?: { quantity: number; description: string; deviceTypes: string[] }[]
  },
) {
  const form = new FormData()
  form.set('order', new Blob([JSON.stringify(changes)], { type: 'application/json' }))
  await api.elsewhere('PATCH', `/fulfillment/orders/${id}`, form)
}
