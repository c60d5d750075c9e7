import type { Schema } from '../operations.ts'
import type { OrderRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { availableDeviceTypes, deviceTypeView } from './commissioning-view.ts'

/** An order with its items and attachments, as the contract shows it. */
export function orderView(world: World, row: OrderRow): Schema<'Order'> {
  return {
    id: row.id,
    displayNumber: row.displayNumber,
    orderStatus: statusView(world, row.statusToken),
    enterprise: enterpriseView(world, row.enterpriseId),
    deviceInventoryLocation:
      world.catalog.inventoryLocations.get(row.inventoryLocationToken ?? '') ?? null,
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    shippingToName: row.shippingToName,
    shippingAttention: row.shippingAttention,
    shippingPhone: row.shippingPhone,
    shippingAddressLineOne: row.shippingAddressLineOne,
    shippingAddressLineTwo: row.shippingAddressLineTwo,
    shippingAddressCity: row.shippingAddressCity,
    shippingAddressState: row.shippingAddressState,
    shippingAddressZip: row.shippingAddressZip,
    extraValues: row.extraValues.map(({ key, value }) => ({ key, value })),
    createdAt: row.createdAt,
    lastUpdatedAt: row.lastUpdatedAt,
    shippingData: row.shippingData,
    orderItems: world.orderItems
      .where('orderId', row.id)
      .map(({ id, quantity, sku, description, deviceTypeTokens }) => ({
        id,
        quantity,
        sku,
        description,
        deviceTypes: deviceTypeTokens.map((token) => deviceTypeView(world, token)),
      })),
    orderAttachments: world.orderAttachments
      .where('orderId', row.id)
      .map(({ id, reference, description }) => ({ id, reference, description })),
  }
}

function statusView(world: World, token: string): Schema<'OrderStatus'> {
  return world.catalog.orderStatuses.get(token) ?? { token, name: token, displayOrder: 0 }
}

function enterpriseView(world: World, id: number | null): Schema<'OrderEnterprise'> | null {
  const enterprise = world.enterprises.get(id)
  if (!enterprise) return null
  const { token, name } = enterprise
  return { token, name, availableDeviceTypes: availableDeviceTypes(world, enterprise) }
}
