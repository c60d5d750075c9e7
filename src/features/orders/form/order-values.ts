import type { Order, OrderStatus } from '~/api/generated/model/index.ts'
import type { OrderRequest } from '~/api/generated/model/orderRequest.zod.ts'
import type { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import type { RowsOf } from '~/kit/form/draft-changes.ts'
import { savedRows, type SentRows } from '~/kit/form/unanswered.ts'
import { merge } from '~/lib/merge.ts'
import { changedFields } from '~/lib/same-value.ts'
import { cleanText } from '~/lib/typed-text.ts'

/** A file to attach, with its description and the name that it is sent under. Old drafts have files without a name. */
export type NewFile = { file: File; description: string | null; name?: string }

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
  files: { file: (value: unknown) => value instanceof File, description: null, name: undefined },
}

type Item = OrderValues['orderItems'][number]

/** What identifies the rows of each list. */
export const rowKeys = { orderItems: 'id', extraValues: 'key', kept: 'id' } as const

/** A negative number, which identifies a new line in the form. The server never gets it. */
export const newItemId = () => -1 - (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

const isSaved = (item: Item): item is Item & { id: number } => item.id !== undefined && item.id > 0

/**
 * The values of a new order copied from another one: without attachments, and with items as new lines. It begins with the
 * status `new`, unless it `follows` the other one, which was added just before.
 */
export function valuesLike(order: Order, { follows }: { follows: boolean }): OrderValues {
  const { orderItems, ...values } = valuesOf(order)
  return {
    ...values,
    orderStatus: follows ? values.orderStatus : valuesOf().orderStatus,
    orderItems: orderItems.map((item) => ({ ...item, id: -(item.id ?? 0) })),
    kept: [],
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
    shippingPhone: cleanText(fields.shippingPhone, 'text') || null,
    orderItems: orderItems.map((item) => {
      const { id: _id, quantity, ...others } = item
      return { ...(isSaved(item) && { id: item.id }), quantity: quantity ?? 0, ...others }
    }),
    orderAttachments: [
      ...kept.map(({ id, description }) => ({ id, description })),
      ...files.map(({ description }, index) => ({
        uploadFilename: names[index] ?? '',
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

/** The files as they are sent: each under a random name, which its attachment refers to. */
export const toUploads = ({ files }: OrderValues): File[] =>
  files.map(({ file, name = uploadName() }) => new File([file], name, { type: file.type }))

/** The new lines and files of values that are sent for an order that has `saved`; null if there are none. */
export function sentOf({ orderItems, files }: OrderValues, saved: OrderValues): SentRows | null {
  const lines = orderItems.flatMap((item) => {
    const { id: key, ...contents } = item
    return key === undefined || isSaved(item) ? [] : { key, contents }
  })
  const attached = files.flatMap(({ name, description }) =>
    name === undefined ? [] : { key: name, contents: description },
  )
  if (lines.length + attached.length === 0) return null
  const idsOf = (rows: readonly { id: number | undefined }[]) => rows.flatMap(({ id }) => id ?? [])
  return {
    orderItems: { rows: lines, known: idsOf(saved.orderItems) },
    kept: { rows: attached, known: idsOf(saved.kept) },
  }
}

/**
 * The values without what an earlier send has already saved: a new line gets the id of the saved one, and a new file becomes
 * its attachment. Either may have been edited since. What else was saved is left as it is.
 *
 * @param present Has the saved lines and attachments.
 * @param areAll Whether it certainly has all that were sent.
 */
export function withoutSaved(
  values: OrderValues,
  sent: readonly SentRows[],
  present = values,
  areAll = false,
): OrderValues {
  const saved = present.orderItems
    .filter(isSaved)
    .map(({ id: key, ...contents }) => ({ key, contents }))
  const attachments = present.kept.map(({ id: key, description: contents }) => ({ key, contents }))
  const lines = savedRows(sent, 'orderItems', saved, areAll)
  const names = savedRows(sent, 'kept', attachments, areAll)
  const own = values.orderItems.map((item) => ({
    ...item,
    id: lines.get(item.id ?? 0) ?? item.id,
    isNew: !isSaved(item),
  }))
  const settled = new Set(own.flatMap(({ id, isNew }) => (isNew ? (id ?? []) : [])))
  const files = new Map(
    values.files.flatMap((each) => {
      const id = names.get(each.name ?? '')
      return id === undefined ? [] : [[id, each] as const]
    }),
  )
  const attached = [...files.values()]
  const keptIds = new Set(values.kept.map(({ id }) => id))
  const added = present.kept.filter(({ id }) => files.has(id) && !keptIds.has(id))
  return {
    ...values,
    orderItems: own
      .filter(({ id, isNew }) => isNew || !settled.has(id ?? 0))
      .map(({ isNew: _isNew, ...item }) => item),
    kept: [...values.kept, ...added].map((each) => {
      const { description } = files.get(each.id) ?? each
      return { ...each, description }
    }),
    files: values.files.filter((each) => !attached.includes(each)),
  }
}

/** An order's answer with what was typed while `sent` was being saved: it is the new unsaved change. */
export function withTyped(
  answer: OrderValues,
  typed: OrderValues,
  sent: OrderValues,
  before: OrderValues,
): OrderValues {
  const rows = sentOf(sent, before)
  const settled = (values: OrderValues) => withoutSaved(values, rows ? [rows] : [], answer, true)
  return merge(settled(sent), settled(typed), answer, rowKeys).merged
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A random name for an upload. */
export function uploadName(): string {
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
