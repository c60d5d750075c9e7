import { expect, type APIRequestContext } from '@playwright/test'

type Device = { deviceRadioMacAddress: string; deviceType: { token: string } }

export type PackOrder = { id: number; number: string; devices: string[] }

type Server = { request: APIRequestContext; apiUrl: string; world: string }

/** Adds configured orders of three items each, oldest first, all of the same three device types, with a device from the inventory for each. */
export async function addPackOrders(server: Server, count: number): Promise<PackOrder[]> {
  const { request, apiUrl, world } = server
  const headers = { Authorization: 'demo-token-fulfillment', 'X-Waypost-World': world }
  const answer = await request.get(
    `${apiUrl}/fulfillment/inventory?size=500&sort=imported_on,desc`,
    { headers },
  )
  const { inventory } = (await answer.json()) as { inventory: Device[] }
  const free = Map.groupBy(
    inventory.map(({ deviceRadioMacAddress, deviceType }) => ({
      code: deviceRadioMacAddress,
      type: deviceType.token,
    })),
    ({ type }) => type,
  )
  const stocked = [...free.values()].toSorted((a, b) => b.length - a.length).slice(0, 3)
  const orders: PackOrder[] = []
  for (let index = 0; index < count; index += 1) {
    const devices = stocked.flatMap((devices) => devices.pop() ?? [])
    const order = {
      orderStatus: 'configured',
      contactName: 'Marcus Webb',
      shippingToName: `Fresh Fields Market ${index + 1}`,
      shippingAddressLineOne: '1187 Central Ave',
      shippingAddressCity: 'Albany',
      shippingAddressState: 'NY',
      shippingAddressZip: '12205',
      orderItems: devices.map(({ type }) => ({ quantity: 1, deviceTypes: [type] })),
    }
    const buffer = Buffer.from(JSON.stringify(order))
    const added = await request.post(`${apiUrl}/fulfillment/orders`, {
      headers,
      multipart: { order: { name: 'order', mimeType: 'application/json', buffer } },
    })
    expect(added.ok(), await added.text()).toBe(true)
    const { id, displayNumber } = (
      (await added.json()) as { order: { id: number; displayNumber: string } }
    ).order
    orders.push({ id, number: displayNumber, devices: devices.map(({ code }) => code) })
  }
  return orders
}
