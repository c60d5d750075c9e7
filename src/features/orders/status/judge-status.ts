import type { Order } from '~/api/generated/model/index.ts'
import type { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import type { OwnKind } from '~/kit/batch/batch-state.ts'
import { refusal } from '~/lib/refusal.ts'

/** The new status of the orders. */
export type StatusTarget = {
  token: string
  name: string
  /** The only status that may be replaced; any if missing. */
  from?: string
}

export type StatusVerdict = {
  kind: OwnKind | 'otherStatus'
  note?: string
  /** The order's current status: its token and its name. */
  token?: string
  status?: string
}

/** The change of an order: only its status, so that everything else stays. */
export const statusRequest = ({ token }: Pick<StatusTarget, 'token'>): OrderUpdateRequest => ({
  orderStatus: token,
})

/** Whether the status of an order can be set. */
export const judgeStatus = (
  { orderStatus }: Order,
  target: StatusTarget,
  nameOf: (status: Order['orderStatus']) => string,
): StatusVerdict => ({
  kind: kindOf(orderStatus.token, target),
  token: orderStatus.token,
  status: nameOf(orderStatus),
})

/** Throws a refusal for the batch, which then checks the order again, if its status is no longer the one that was checked. */
export function refuseIfChanged({ orderStatus }: Order, checked: StatusVerdict, text: string) {
  if (orderStatus.token !== checked.token) throw refusal(text)
}

function kindOf(
  token: string,
  { token: wanted, from = token }: StatusTarget,
): StatusVerdict['kind'] {
  if (token === wanted) return 'done'
  return token === from ? 'ready' : 'otherStatus'
}
