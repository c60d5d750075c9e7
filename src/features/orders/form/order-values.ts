import type { Order, OrderStatus } from '~/api/generated/model/index.ts'
import type { OrderRequest } from '~/api/generated/model/orderRequest.zod.ts'
import type { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import type { RowsOf } from '~/kit/form/draft-changes.ts'
import { changedFields, sameValue } from '~/lib/same-value.ts'

/** A file to attach, with its description. */
export type NewFile = { file: File; description: string | null }

/** A server may send an empty text for none. The request's fields take null. */
const textOrNull = (text: string | null | undefined) => text || null

/** The form's values. A new order has the status `new`. */
export const valuesOf = (order?: Order) => ({
  orderStatus: order?.orderStatus.token ?? ('new' as OrderStatus['token']),
  enterprise: order?.enterprise?.token ?? null,
  deviceInventoryLocation: order?.deviceInventoryLocation?.token ?? null,
  contactName: order?.contactName ?? '',
  contactEmail: textOrNull(order?.contactEmail),
  shippingToName: order?.shippingToName ?? '',
  shippingAttention: textOrNull(order?.shippingAttention),
  shippingPhone: order?.shippingPhone ?? '',
  shippingAddressLineOne: order?.shippingAddressLineOne ?? '',
  shippingAddressLineTwo: textOrNull(order?.shippingAddressLineTwo),
  shippingAddressCity: order?.shippingAddressCity ?? '',
  shippingAddressState: order?.shippingAddressState ?? '',
  shippingAddressZip: order?.shippingAddressZip ?? '',
  orderItems: (order?.orderItems ?? []).map(({ id, quantity, sku, description, deviceTypes }) => ({
    id: id as number | undefined,
    quantity: quantity as number | null,
    sku: textOrNull(sku),
    description: textOrNull(description),
    deviceTypes: deviceTypes.map(({ token }) => token),
  })),
  extraValues: (order?.extraValues ?? []).map(({ key, value }) => ({ key, value: value ?? '' })),
  /** The attachments to keep. */
  kept: (order?.orderAttachments ?? []).map(({ id, reference, description }) => ({
    id,
    reference,
    description: textOrNull(description),
  })),
  files: [] as NewFile[],
})

export type OrderValues = ReturnType<typeof valuesOf>

/** The rows of the lists, for drafts that an older form has stored. */
export const rowsOf: RowsOf = {
  orderItems: { id: undefined, quantity: null, sku: null, description: null, deviceTypes: [] },
  extraValues: { key: '', value: '' },
  kept: { id: 0, reference: '', description: null },
  files: { file: (value: unknown) => value instanceof File, description: null },
}

/**
 * The values of a new order copied from another one: without attachments, and with items as new lines. It begins with the
 * status `new`, unless it `follows` the other one, which was added just before.
 */
export function valuesLike(order: Order, { follows }: { follows: boolean }): OrderValues {
  const { orderItems, ...values } = valuesOf(order)
  return {
    ...values,
    orderStatus: follows ? values.orderStatus : valuesOf().orderStatus,
    orderItems: orderItems.map((item) => ({ ...item, id: undefined })),
    kept: [],
  }
}

/**
 * A new order's saved values with what was changed while it was being added. Its items have got ids since, and its files,
 * of which only the descriptions can be changed during a save, have become attachments.
 */
export function withTyped(saved: OrderValues, changed: Partial<OrderValues>): OrderValues {
  const { orderItems = saved.orderItems, files = [], ...fields } = changed
  const unchanged = orderItems.map(
    (item) => saved.orderItems.find((each) => sameValue({ ...each, id: undefined }, item))?.id,
  )
  const idOf = (place: number) => {
    const { id } = saved.orderItems[place] ?? {}
    const isFirst = unchanged.indexOf(unchanged[place]) === place
    if (unchanged[place] !== undefined) return isFirst ? unchanged[place] : undefined
    return unchanged.includes(id) ? undefined : id
  }
  return {
    ...saved,
    ...fields,
    kept: saved.kept.map((each, place) => ({
      ...each,
      description: files[place]?.description ?? each.description,
    })),
    orderItems: orderItems.map((item, place) => ({ ...item, id: idOf(place) })),
  }
}

/** The required fields. */
export const requiredFields = [
  'orderStatus',
  'contactName',
  'shippingToName',
  'shippingAddressLineOne',
  'shippingAddressCity',
  'shippingAddressState',
  'shippingAddressZip',
] as const satisfies readonly (keyof OrderValues)[]

/** The new order to send. `names` are the upload names of the new files, in order. */
export function toRequest(values: OrderValues, names: readonly string[]): OrderRequest {
  const { kept, files, orderItems, ...fields } = values
  return {
    ...fields,
    contactEmail: fields.contactEmail || null,
    shippingPhone: fields.shippingPhone || null,
    orderItems: orderItems.map(({ id, quantity, ...item }) => ({
      ...(id !== undefined && { id }),
      quantity: quantity ?? 0,
      ...item,
    })),
    orderAttachments: [
      ...kept.map(({ id, description }) => ({ id, description })),
      ...files.map(({ description }, place) => ({
        uploadFilename: names[place] ?? '',
        description,
      })),
    ],
  }
}

/** What of a saved order is to change. A list of which anything changes is sent as a whole. */
export const toUpdateRequest = (
  values: OrderValues,
  names: readonly string[],
  saved: OrderValues,
): OrderUpdateRequest => changedFields(toRequest(values, names), toRequest(saved, []))

/** What each file was last sent as. There may have been no response. */
const sentAs = new WeakMap<File, { name: string; description: string | null }>()

/**
 * The files as they are sent: each under a random name, which its attachment refers to. A file keeps its name when it is
 * sent again.
 */
export const toUploads = ({ files }: OrderValues): File[] =>
  files.map(({ file, description }) => {
    const name = sentAs.get(file)?.name ?? uploadName()
    sentAs.set(file, { name, description })
    return new File([file], name, { type: file.type })
  })

/**
 * The values without the files that an earlier save has attached although no response arrived: files that were sent, and
 * whose descriptions are those of attachments that the order did not have `before`.
 */
export function withoutAttached(
  values: OrderValues,
  before: OrderValues,
  theirs: OrderValues,
): OrderValues {
  const known = new Set(before.kept.map(({ id }) => id))
  const added = theirs.kept.filter(({ id }) => !known.has(id))
  /** The new files by their attachments, whose descriptions may have been edited since. */
  const attached = new Map<number, NewFile>()
  const files = values.files.filter((each) => {
    const sent = sentAs.get(each.file)
    const same = added.find(
      ({ id, description }) => !attached.has(id) && description === sent?.description,
    )
    if (same) attached.set(same.id, each)
    return !same
  })
  const kept = values.kept.map((each) => {
    const { description } = attached.get(each.id) ?? each
    return { ...each, description }
  })
  return { ...values, kept, files }
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

function uploadName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}

/** The form path of a request field: the request has kept and new attachments in one list. */
export function pathOf(field: string, keptCount: number): string {
  const [list, place, name] = field.split('.')
  if (list === 'orderAttachments' && place !== undefined) {
    const index = Number(place)
    return index < keptCount
      ? `kept.${index}.description`
      : `files.${index - keptCount}.description`
  }
  if (list === 'orderItems' && name === 'id') return `orderItems.${place}.description`
  if (list === 'orderItems' && name === 'deviceTypes') return `orderItems.${place}.deviceTypes`
  return field === 'uploads' ? 'files' : field
}
