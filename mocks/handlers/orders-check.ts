import type { BodyOf } from '../operations.ts'
import type { OrderRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { fail, invalid } from './replies.ts'

export type OrderRequest = BodyOf<'updateOrder'>['order']
type Fields = Record<string, string>

/**
 * The rules of an order that a schema cannot express: its references exist, nothing is named twice, each new attachment has
 * its file, and a new order keeps nothing. Undefined if they hold.
 */
export function problemOfOrder(
  world: World,
  order: OrderRequest,
  uploads: readonly File[],
  isNew: boolean,
) {
  const wrong = {
    ...unknownReferences(world, order),
    ...twice(order),
    ...(isNew ? keptInNewOrder(order) : {}),
  }
  return Object.keys(wrong).length > 0 ? invalid(wrong) : filesAtFault(order, uploads)
}

/** Refuses a request that keeps an item or attachment that the order no longer has; undefined if there is none. */
export function conflictOfOrder(world: World, order: OrderRequest, before: OrderRow) {
  const gone = removedMeanwhile(world, order, before)
  return Object.keys(gone).length > 0
    ? fail(409, 'Someone else changed this order in the meantime.', gone)
    : undefined
}

function unknownReferences(world: World, order: OrderRequest): Fields {
  const { orderStatuses, inventoryLocations, deviceTypes } = world.catalog
  const { orderStatus, enterprise, deviceInventoryLocation, orderItems = [] } = order
  const unknownTypes = orderItems.flatMap((item, index) =>
    item.deviceTypes.flatMap((token, at) =>
      deviceTypes.has(token) ? [] : [[`orderItems.${index}.deviceTypes.${at}`, noSuchType]],
    ),
  )
  return {
    ...(orderStatus !== undefined &&
      !orderStatuses.has(orderStatus) && { orderStatus: 'There is no such status.' }),
    ...(typeof enterprise === 'string' &&
      !world.enterprises.find('token', enterprise) && {
        enterprise: 'There is no such enterprise.',
      }),
    ...(typeof deviceInventoryLocation === 'string' &&
      !inventoryLocations.has(deviceInventoryLocation) && {
        deviceInventoryLocation: 'There is no such location.',
      }),
    ...(Object.fromEntries(unknownTypes) as Fields),
  }
}

const noSuchType = 'There is no such device type.'

/** Items and attachments with the fields that name them, and the names. */
function named({ orderItems = [], orderAttachments = [] }: OrderRequest) {
  return [
    ...orderItems.map(({ id }, index) => ({ field: `orderItems.${index}.id`, list: 'item', id })),
    ...orderAttachments.map((each, index) =>
      'id' in each
        ? { field: `orderAttachments.${index}.id`, list: 'attachment', id: each.id }
        : {
            field: `orderAttachments.${index}.uploadFilename`,
            list: 'upload',
            id: each.uploadFilename,
          },
    ),
  ].filter(({ id }) => id !== undefined)
}

function twice(order: OrderRequest): Fields {
  const seen = new Set<string>()
  const fields: Fields = {}
  for (const { field, list, id } of named(order)) {
    const key = `${list} ${id}`
    if (seen.has(key)) fields[field] = 'Is named twice.'
    seen.add(key)
  }
  return fields
}

function keptInNewOrder(order: OrderRequest): Fields {
  const kept = named(order).filter(({ list }) => list !== 'upload')
  return Object.fromEntries(
    kept.map(({ field, list }) => [field, `A new order has no ${list} to keep.`]),
  )
}

function filesAtFault({ orderAttachments = [] }: OrderRequest, uploads: readonly File[]) {
  const names = orderAttachments.map((each) =>
    'uploadFilename' in each ? each.uploadFilename : null,
  )
  const missing = names.flatMap((wanted, index) =>
    wanted === null || uploads.some(({ name }) => name === wanted)
      ? []
      : [[`orderAttachments.${index}.uploadFilename`, 'No file of this name was sent.']],
  )
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing) as Fields
    return fail(422, 'The file of an attachment is missing.', fields)
  }
  const stray = uploads.find(({ name }) => !names.includes(name))
  return stray && invalid({ uploads: `No attachment names the file ${stray.name}.` })
}

function removedMeanwhile(world: World, order: OrderRequest, { id: orderId }: OrderRow): Fields {
  const own = {
    item: world.orderItems.where('orderId', orderId),
    attachment: world.orderAttachments.where('orderId', orderId),
  }
  const gone = named(order).flatMap(({ field, list, id }) => {
    if (list !== 'item' && list !== 'attachment') return []
    return own[list].some((row) => row.id === id) ? [] : [[field, `This ${list} no longer exists.`]]
  })
  return Object.fromEntries(gone) as Fields
}
