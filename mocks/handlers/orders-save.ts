import type { BodyOf } from '../operations.ts'
import type { OrderRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import type { OrderRequest } from './orders-check.ts'

type NewOrder = BodyOf<'createOrder'>['order']

/** A change of an order, with the fields that every order has. */
export const completed = (order: OrderRequest, before: OrderRow): NewOrder => ({
  orderStatus: before.statusToken,
  contactName: before.contactName,
  shippingToName: before.shippingToName,
  shippingAddressLineOne: before.shippingAddressLineOne,
  shippingAddressCity: before.shippingAddressCity,
  shippingAddressState: before.shippingAddressState,
  shippingAddressZip: before.shippingAddressZip,
  ...order,
})

/**
 * The columns that a request sets. Another field that it leaves out keeps its value in a change and is empty in a new order;
 * null removes a value.
 */
export function orderColumns(world: World, order: NewOrder, before?: OrderRow) {
  const { enterprise, deviceInventoryLocation, extraValues } = order
  return {
    statusToken: order.orderStatus,
    enterpriseId: kept(
      enterprise && (world.enterprises.find('token', enterprise)?.id ?? null),
      before?.enterpriseId,
    ),
    inventoryLocationToken: kept(deviceInventoryLocation, before?.inventoryLocationToken),
    contactName: order.contactName,
    contactEmail: kept(order.contactEmail, before?.contactEmail),
    shippingToName: order.shippingToName,
    shippingAttention: kept(order.shippingAttention, before?.shippingAttention),
    shippingPhone: kept(order.shippingPhone, before?.shippingPhone),
    shippingAddressLineOne: order.shippingAddressLineOne,
    shippingAddressLineTwo: kept(order.shippingAddressLineTwo, before?.shippingAddressLineTwo),
    shippingAddressCity: order.shippingAddressCity,
    shippingAddressState: order.shippingAddressState,
    shippingAddressZip: order.shippingAddressZip,
    extraValues: extraValues ?? before?.extraValues ?? [],
  }
}

function kept<Value extends string | number>(
  wanted: Value | '' | null | undefined,
  before: Value | null | undefined,
): Value | null {
  if (wanted === undefined) return before ?? null
  return wanted === '' ? null : wanted
}

/** The number after the highest one, such as `WP-10425`. */
export function nextDisplayNumber(world: World): string {
  let highest = 10_000
  for (const { displayNumber } of world.orders.all()) {
    highest = Math.max(highest, Number(displayNumber.slice(3)))
  }
  return `WP-${highest + 1}`
}

/** Replaces an order's items with those of a request, in that order; an item with an id keeps it. */
export function replaceItems(
  world: World,
  orderId: number,
  items: NonNullable<OrderRequest['orderItems']>,
): void {
  for (const { id } of world.orderItems.where('orderId', orderId)) world.orderItems.delete(id)
  for (const { id, quantity, sku = null, description = null, deviceTypes } of items) {
    world.orderItems.insert({
      ...(id !== undefined && { id }),
      orderId,
      quantity,
      sku,
      description,
      deviceTypeTokens: deviceTypes,
    })
  }
}

/** Replaces an order's attachments with those of a request, in that order, and stores or removes their files. */
export function replaceAttachments(
  world: World,
  orderId: number,
  attachments: NonNullable<OrderRequest['orderAttachments']>,
  uploads: readonly File[],
): void {
  const before = new Map(
    world.orderAttachments.where('orderId', orderId).map((row) => [row.id, row]),
  )
  for (const id of before.keys()) world.orderAttachments.delete(id)
  for (const attachment of attachments) {
    if ('id' in attachment) {
      const row = before.get(attachment.id)!
      before.delete(attachment.id)
      const { description = row.description } = attachment
      world.orderAttachments.insert({ ...row, description })
      continue
    }
    const { uploadFilename, description = null } = attachment
    const reference = `att-${world.random.hex(6)}`
    const fileKey = `orders/${orderId}/${reference}`
    const file = uploads.find(({ name }) => name === uploadFilename)!
    world.files.put(fileKey, withName(file, description ?? reference))
    world.orderAttachments.insert({ orderId, reference, description, fileKey })
  }
  for (const { fileKey } of before.values()) world.files.delete(fileKey)
}

const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'image/jpeg': '.jpeg',
  'image/png': '.png',
  'text/csv': '.csv',
  'text/plain': '.txt',
}

/** Uploads have random names; a saved file gets a descriptive one. */
function withName(file: File, name: string): File {
  return new File([file], `${name}${endings[file.type] ?? ''}`, { type: file.type })
}
