import { audit } from '../world/audit.ts'
import { defineList } from '../world/list.ts'
import type { OrderRow, UserRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { conflictOfOrder, problemOfOrder } from './orders-check.ts'
import {
  completed,
  nextDisplayNumber,
  orderColumns,
  replaceAttachments,
  replaceItems,
} from './orders-save.ts'
import { orderView } from './orders-view.ts'
import { created, notFound, ok } from './replies.ts'
import { signedUrl } from './signed-url.ts'
import type { HandlersOf } from './types.ts'

type Operations =
  | 'listOrderStatuses'
  | 'listDeviceTypes'
  | 'listOrders'
  | 'getOrder'
  | 'createOrder'
  | 'updateOrder'
  | 'getOrderAttachment'

const listOfOrders = defineList<OrderRow>({
  table: ({ orders }) => orders,
  columns: { createdAt: ({ createdAt }) => createdAt },
  order: 'createdAt,desc',
})

export const orders = {
  listOrderStatuses({ world }) {
    return ok({ orderStatuses: [...world.catalog.orderStatuses.values()] })
  },

  listDeviceTypes({ world }) {
    return ok({ deviceTypes: [...world.catalog.deviceTypes.values()] })
  },

  listOrders({ query, world }) {
    const excluded = new Set(query.excludeStatuses?.split(','))
    const includeLocation = query.includeLocation || 'any'
    const location = includeLocation === 'none' ? null : includeLocation
    const { rows } = listOfOrders(
      world,
      { size: world.orders.size },
      {
        where: ({ statusToken, inventoryLocationToken }) =>
          !excluded.has(statusToken) && (location === 'any' || inventoryLocationToken === location),
      },
    )
    return ok({ orders: rows.map((row) => orderView(world, row)) })
  },

  getOrder({ path, world }) {
    const row = world.orders.get(path.id)
    return row ? ok({ order: orderView(world, row) }) : notFound()
  },

  createOrder({ body, user, world }) {
    const { order, uploads = [] } = body
    const problem = problemOfOrder(world, order, uploads, true)
    if (problem) return problem
    const row = world.orders.insert({
      ...orderColumns(world, order),
      displayNumber: nextDisplayNumber(world),
      createdAt: world.clock.instant(),
      lastUpdatedAt: null,
      shippingData: null,
    })
    replaceItems(world, row.id, order.orderItems ?? [])
    replaceAttachments(world, row.id, order.orderAttachments ?? [], uploads)
    auditOrder(world, user, 'INSERT', row)
    return created({ order: orderView(world, row) })
  },

  /** A change of the ship-to address removes the validated address and the rates, unless a label was purchased. */
  updateOrder({ path, body, user, world }) {
    const before = world.orders.get(path.id)
    if (!before) return notFound()
    const { order, uploads = [] } = body
    const problem =
      problemOfOrder(world, order, uploads, false) ?? conflictOfOrder(world, order, before)
    if (problem) return problem
    const row = world.orders.update(path.id, {
      ...orderColumns(world, completed(order, before), before),
      lastUpdatedAt: world.clock.instant(),
    })
    if (order.orderItems) replaceItems(world, row.id, order.orderItems)
    if (order.orderAttachments) replaceAttachments(world, row.id, order.orderAttachments, uploads)
    const saved = isSameAddress(before, row) ? row : withoutShipment(world, row)
    auditOrder(world, user, 'UPDATE', saved)
    return ok({ order: orderView(world, saved) })
  },

  getOrderAttachment({ path, world }) {
    const row = world.orderAttachments.get(path.id)
    return row ? ok({ url: signedUrl(world, row.fileKey) }) : notFound()
  },
} satisfies HandlersOf<Operations>

const addressColumns = [
  'shippingAddressLineOne',
  'shippingAddressLineTwo',
  'shippingAddressCity',
  'shippingAddressState',
  'shippingAddressZip',
] as const

const isSameAddress = (before: OrderRow, after: OrderRow) =>
  addressColumns.every((column) => before[column] === after[column])

function withoutShipment(world: World, row: OrderRow): OrderRow {
  if (world.labels.find('orderId', row.id)) return row
  for (const { id } of world.shipments.where('orderId', row.id)) world.shipments.delete(id)
  return world.orders.update(row.id, { shippingData: null })
}

/** Audits a change of an order, with its items and attachments as text. */
function auditOrder(
  world: World,
  user: UserRow,
  changeType: 'INSERT' | 'UPDATE',
  row: OrderRow,
): void {
  const items = world.orderItems.where('orderId', row.id)
  const attachments = world.orderAttachments.where('orderId', row.id)
  const record = {
    ...row,
    items: items.map(({ quantity, description }) => `${quantity} × ${description ?? 'item'}`),
    attachments: attachments.map(({ reference }) => reference),
  }
  const { enterpriseId } = row
  audit(world, user, { changeType, tableName: 'fulfillment_order', enterpriseId, record })
}
