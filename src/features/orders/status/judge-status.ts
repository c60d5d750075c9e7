import type { Order } from '~/api/generated/model/index.ts'
import { OrderRequest } from '~/api/generated/model/orderRequest.zod.ts'
import type { OwnKind } from '~/components/batch/batch-state.ts'
import { requiredFields } from '~/features/orders/form/order-values.ts'
import type { Failure } from '~/lib/failure.ts'

/** The new status of the orders. */
export type StatusTarget = { token: string; name: string }

export type StatusVerdict = {
  kind: OwnKind | 'edit'
  note?: string
  /** The name of the order's current status. */
  status?: string
}

type RequiredField = (typeof requiredFields)[number]

/** The order with its new status and only the required fields: all others keep their values. */
export function statusRequest(order: Order, { token }: StatusTarget): OrderRequest {
  const { contactName, shippingToName, shippingAddressLineOne } = order
  const { shippingAddressCity, shippingAddressState, shippingAddressZip } = order
  return {
    orderStatus: token,
    contactName,
    shippingToName,
    shippingAddressLineOne,
    shippingAddressCity,
    shippingAddressState,
    shippingAddressZip,
  }
}

/** The required fields that exceed today's limits, as in an old order whose state is "Texas". */
export function brokenFields(request: OrderRequest): RequiredField[] {
  const paths = OrderRequest.safeParse(request).error?.issues.map(({ path }) => path[0]) ?? []
  return requiredFields.filter((field) => paths.includes(field))
}

type Texts = {
  /** Names fields. */
  fieldsText: (fields: readonly RequiredField[]) => string
  statusText: (order: Order) => string
}

/** Whether the status of an order can be set. */
export function judgeStatus(order: Order, target: StatusTarget, texts: Texts): StatusVerdict {
  const status = texts.statusText(order)
  if (order.orderStatus.token === target.token) return { kind: 'done', status }
  const broken = brokenFields(statusRequest(order, target))
  return broken.length > 0
    ? { kind: 'edit', note: texts.fieldsText(broken), status }
    : { kind: 'ready', status }
}

/** The request for a freshly read order. Throws a refusal for the batch if it exceeds a limit. */
export function confirmedRequest(order: Order, target: StatusTarget, refusedText: string) {
  const request = statusRequest(order, target)
  if (brokenFields(request).length === 0) return request
  const refusal: Partial<Failure> = { kind: 'http', status: 422, serverText: refusedText }
  throw Object.assign(new Error(refusedText), refusal)
}
