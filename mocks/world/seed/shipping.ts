import { validatedAddress } from '../addresses.ts'
import { serviceOf } from '../carriers.ts'
import { labelFile } from '../label.ts'
import { buyLabel, setShippingData, shipmentOf } from '../shipments.ts'
import type { World } from '../world.ts'
import type { Seed } from './seed.ts'

/** The shipments and labels of the examples' orders and of some generated orders. */
export function seedShipping({ world, examples }: Seed): void {
  const shipments = [
    { orderId: 9003, example: 'rates' },
    { orderId: 9005, example: 'shipped' },
  ]
  for (const { orderId, example } of shipments) {
    const { shipment } = examples.answer('getOrderShipment', 200, example)
    if (shipment) world.shipments.insert({ orderId, shipment })
  }
  const labels = [
    { orderId: 9005, example: 'inTransit', service: 'Northline Ground' },
    { orderId: 9006, example: 'delivered', service: 'Postway Priority' },
  ]
  for (const { orderId, example, service } of labels) {
    const { transaction } = examples.answer('getOrderShipmentTransaction', 200, example)
    const order = world.orders.get(orderId)
    const number = transaction?.tracking_number
    if (!transaction || !order || !number) continue
    world.files.putDrawn(`labels/${number}`, `${number}.pdf`, () =>
      labelFile(order, validatedAddress(order), service, number),
    )
    world.labels.insert({ orderId, transaction })
  }

  const sent = world.orders.all().filter(({ id, statusToken }) => id > 9006 && isSent(statusToken))
  // In the large world, only the newest orders have a label.
  for (const { id } of sent.slice(0, 60)) sendOrder(world, id)
}

const isSent = (statusToken: string) => ['shipped', 'completed'].includes(statusToken)
const parcel = { mass_unit: 'lb', length: 14, width: 12, height: 8, distance_unit: 'in' }

function sendOrder(world: World, orderId: number): void {
  const order = world.orders.get(orderId)!
  const shipment = shipmentOf(world, order, [{ ...parcel, weight: world.random.int(2, 20) }])
  const [rate] = shipment.rates.toSorted((a, b) => a.cost - b.cost)
  const service = rate && serviceOf(rate)
  if (!service) return
  world.shipments.insert({ orderId, shipment })
  setShippingData(world, order, {
    shippo_address_id: world.random.hex(32),
    shippo_shipment_id: world.random.hex(32),
  })
  const { id, transaction } = buyLabel(world, order, service, rate.description)
  const tracking_status = order.statusToken === 'shipped' ? 'TRANSIT' : 'DELIVERED'
  world.labels.update(id, { transaction: { ...transaction, tracking_status } })
}
