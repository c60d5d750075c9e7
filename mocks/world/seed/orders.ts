import type { Schema } from '../../operations.ts'
import { instantText } from '../clock.ts'
import type { World } from '../world.ts'
import { addOrders } from './more-orders.ts'
import { addAttachment } from './order-attachments.ts'
import type { Seed } from './seed.ts'

/** The devices that customers can order, the orders of the examples, and older ones of other customers. */
export function seedOrders({ world, examples, scenario }: Seed): void {
  for (const enterprise of examples.answer('listAllEnterprises', 200, 'all').enterprises) {
    const tokens = enterprise.availableDeviceTypes?.map(({ token }) => token) ?? []
    if (tokens.length > 0) {
      world.enterprises.update(enterprise.id, { availableDeviceTypeTokens: tokens })
    }
  }
  const { orders } = examples.answer('listOrders', 200, 'everyStatus')
  for (const order of orders.toSorted((a, b) => a.id - b.id)) insertOrder(world, order)
  addOrders(world, scenario === 'large' ? 5000 : 60)
}

function insertOrder(world: World, order: Schema<'Order'>): void {
  const { enterprise, deviceInventoryLocation, orderStatus, orderItems, orderAttachments } = order
  world.orders.insert({
    id: order.id,
    displayNumber: order.displayNumber,
    statusToken: orderStatus.token,
    enterpriseId: world.enterprises.find('token', enterprise?.token ?? '')?.id ?? null,
    inventoryLocationToken: deviceInventoryLocation?.token ?? null,
    contactName: order.contactName,
    contactEmail: order.contactEmail ?? null,
    shippingToName: order.shippingToName,
    shippingAttention: order.shippingAttention ?? null,
    shippingPhone: order.shippingPhone ?? null,
    shippingAddressLineOne: order.shippingAddressLineOne,
    shippingAddressLineTwo: order.shippingAddressLineTwo ?? null,
    shippingAddressCity: order.shippingAddressCity,
    shippingAddressState: order.shippingAddressState,
    shippingAddressZip: order.shippingAddressZip,
    extraValues: order.extraValues,
    createdAt: instantText(order.createdAt),
    lastUpdatedAt: instantText(order.lastUpdatedAt),
    shippingData: order.shippingData ?? null,
  })
  for (const { id, quantity, sku = null, description = null, deviceTypes } of orderItems) {
    const deviceTypeTokens = deviceTypes.map(({ token }) => token)
    world.orderItems.insert({ id, orderId: order.id, quantity, sku, description, deviceTypeTokens })
  }
  for (const attachment of orderAttachments) {
    addAttachment(world, order.id, attachment.description ?? 'Attachment', attachment)
  }
}
