import type { ShipmentTransaction } from '~/api/generated/model/index.ts'
import { policyOf, toFailure, type Failure } from '~/lib/failure.ts'
import type { Change } from './stale.ts'

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
  /** Reads, just before the purchase, whether there is a label and what else has changed. */
  check: () => Promise<{ transaction: ShipmentTransaction | null; changes: Change[] }>
  /** Records the purchase before it is sent. */
  record: () => Promise<unknown>
  buy: () => Promise<ShipmentTransaction>
  read: () => Promise<ShipmentTransaction | null>
}

/** The outcome of a purchase. */
export type Purchase =
  /** The label was bought; `how` says whether the response said so, or a later read. */
  | { kind: 'bought'; transaction: ShipmentTransaction; how: 'answered' | 'found' | 'existed' }
  /** Nothing was sent, because what the user confirmed has changed. */
  | { kind: 'changed'; changes: Change[] }
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
 * Buys a label at most once, and only as the user confirmed it. If the response is lost, it looks the label up and never
 * sends a second purchase.
 *
 * @param wasSent Whether an earlier purchase got no response.
 */
export async function purchase(wasSent: boolean, calls: PurchaseCalls): Promise<Purchase> {
  try {
    const { transaction, changes } = await calls.check()
    if (hasLabel(transaction)) {
      return { kind: 'bought', transaction, how: wasSent ? 'found' : 'existed' }
    }
    if (changes.length > 0) return { kind: 'changed', changes }
  } catch (error) {
    return { kind: wasSent ? 'unknown' : 'failed', failure: toFailure(error) }
  }
  await calls.record()
  try {
    const transaction = await calls.buy()
    return hasLabel(transaction)
      ? { kind: 'bought', transaction, how: 'answered' }
      : { kind: 'refused', texts: messagesOf(transaction) }
  } catch (error) {
    return explain(toFailure(error), calls)
  }
}

async function explain(failure: Failure, { read }: PurchaseCalls): Promise<Purchase> {
  const { refusal } = policyOf(failure)
  if (failure.status === 422 && isAbout(failure, 'rateId')) return { kind: 'expired', failure }
  if (refusal && failure.status !== 409) return { kind: 'failed', failure }
  try {
    const transaction = await read()
    if (hasLabel(transaction)) {
      return { kind: 'bought', transaction, how: refusal ? 'existed' : 'found' }
    }
  } catch {
    return { kind: 'unknown', failure }
  }
  return { kind: refusal ? 'failed' : 'notFound', failure }
}

const isAbout = ({ fieldErrors = [] }: Failure, name: string) =>
  (fieldErrors as readonly { field: string }[]).some(({ field }) => field === name)
