import type { Order, ShipmentTransaction } from '~/api/generated/model/index.ts'
import { policyOf, toFailure, type Failure } from '~/lib/failure.ts'

/** The state of a label. Unknown statuses count as bought, so that nobody buys a second one. */
export type LabelState = 'none' | 'failed' | 'undecided' | 'bought'

export function labelState(transaction: ShipmentTransaction | null | undefined): LabelState {
  if (!transaction) return 'none'
  if (transaction.status === 'ERROR') return 'failed'
  return ['QUEUED', 'WAITING'].includes(transaction.status) ? 'undecided' : 'bought'
}

/** Whether there is a label, or one is pending. */
export const hasLabel = (
  transaction: ShipmentTransaction | null | undefined,
): transaction is ShipmentTransaction => ['undecided', 'bought'].includes(labelState(transaction))

/** The carrier's sentences, each with the carrier's name. */
export const messagesOf = ({ messages }: ShipmentTransaction): string[] =>
  (messages ?? []).map(({ text, source }) =>
    source && !text.includes(source) ? `${source}: ${text}` : text,
  )

export type PurchaseCalls = {
  buy: () => Promise<ShipmentTransaction>
  read: () => Promise<ShipmentTransaction | null>
}

/** The outcome of a purchase. */
export type Purchase =
  /** The label was bought; `how` says whether the response said so, or a later read. */
  | { kind: 'bought'; transaction: ShipmentTransaction; how: 'answered' | 'found' | 'existed' }
  /** The carrier refused. */
  | { kind: 'refused'; texts: string[] }
  /** The rate can no longer be bought. */
  | { kind: 'expired'; failure: Failure }
  /** The response was lost, and there was no label afterwards. */
  | { kind: 'notFound'; failure: Failure }
  /** The response was lost, and the server could not be asked. */
  | { kind: 'unknown'; failure: Failure }
  /** The server refused for another reason. */
  | { kind: 'failed'; failure: Failure }

/**
 * Buys a label at most once. If the response is lost, it looks the label up and never sends a second purchase.
 *
 * @param wasSent Whether an earlier purchase got no response: then the label is looked up before anything is bought.
 */
export async function purchase(wasSent: boolean, calls: PurchaseCalls): Promise<Purchase> {
  if (wasSent) {
    const earlier = await readBack(calls)
    if ('kind' in earlier) return earlier
    if (hasLabel(earlier.transaction)) {
      return { kind: 'bought', transaction: earlier.transaction, how: 'found' }
    }
  }
  try {
    const transaction = await calls.buy()
    return hasLabel(transaction)
      ? { kind: 'bought', transaction, how: 'answered' }
      : { kind: 'refused', texts: messagesOf(transaction) }
  } catch (error) {
    return explain(toFailure(error), calls)
  }
}

async function explain(failure: Failure, calls: PurchaseCalls): Promise<Purchase> {
  const { refusal } = policyOf(failure)
  if (failure.status === 422) return { kind: 'expired', failure }
  if (refusal && failure.status !== 409) return { kind: 'failed', failure }
  const found = await readBack(calls)
  if ('kind' in found) return { kind: 'unknown', failure }
  const { transaction } = found
  if (hasLabel(transaction)) {
    return { kind: 'bought', transaction, how: refusal ? 'existed' : 'found' }
  }
  return refusal ? { kind: 'failed', failure } : { kind: 'notFound', failure }
}

async function readBack({
  read,
}: PurchaseCalls): Promise<{ transaction: ShipmentTransaction | null } | Purchase> {
  try {
    return { transaction: await read() }
  } catch (error) {
    return { kind: 'unknown', failure: toFailure(error) }
  }
}

type ShipTo = Pick<
  Order,
  | 'shippingAddressLineOne'
  | 'shippingAddressLineTwo'
  | 'shippingAddressCity'
  | 'shippingAddressState'
  | 'shippingAddressZip'
>

/** The ship-to address as one text, to detect changes. */
export const addressText = (order: ShipTo): string =>
  [
    order.shippingAddressLineOne,
    order.shippingAddressLineTwo ?? '',
    order.shippingAddressCity,
    order.shippingAddressState,
    order.shippingAddressZip,
  ].join('\n')
