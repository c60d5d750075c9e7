import type { Order } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { sameValue } from '~/lib/same-value.ts'
import { minute } from '~/lib/units.ts'
import { toRequest, valuesOf, type OrderValues } from './order-values.ts'

/** More than the clocks of browser and server differ. */
const tolerance = 5 * minute

/** Everything that is sent of a new order, as text: orders have nothing else to be recognized by. */
export const sentContents = (values: OrderValues) => JSON.stringify(contentsOf(values))

/** The order that an earlier send of these contents has added although its response was lost. */
export function lostOrderIn(
  orders: readonly Order[],
  contents: string,
  sentAt: number,
): Order | undefined {
  const sent: unknown = JSON.parse(contents)
  return orders.find(
    (order) =>
      (timeOf(order.createdAt) ?? 0) >= sentAt - tolerance &&
      sameValue(contentsOf(valuesOf(order)), sent),
  )
}

/** Without identifiers, and with the descriptions of the files. */
function contentsOf(values: OrderValues) {
  const orderItems = values.orderItems.map((item) => ({ ...item, id: undefined }))
  const { orderAttachments = [], ...fields } = toRequest({ ...values, orderItems }, [])
  return { ...fields, files: orderAttachments.map(({ description }) => description) }
}
