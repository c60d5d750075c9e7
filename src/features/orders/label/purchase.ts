import type { ShipmentTransaction } from '~/api/generated/model/index.ts'
import { sendOnce } from '~/kit/queue/send-once.ts'
import { policyOf, toFailure, type Failure } from '~/lib/failure.ts'
import type { Change } from './stale.ts'

/** The state of a label. Unknown statuses count as bought, so that nobody buys a second one. */
export type LabelState = 'none' | 'failed' | 'undecided' | 'bought'

export function labelState(
  transaction: Pick<ShipmentTransaction, 'status'> | null | undefined,
): LabelState {
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
  let changes: Change[] = []
  const sent = await sendOnce({
    findFirst: async () => {
      const now = await calls.check()
      changes = now.changes
      return boughtIn(now.transaction)
    },
    record: async () => {
      if (changes.length > 0) return false
      await calls.record()
      return true
    },
    send: calls.buy,
    meaningOf: (error) => {
      // A conflict may be with a label.
      return isRefusal(error) && toFailure(error).status !== 409 ? 'refused' : 'unknown'
    },
    findAfter: async () => boughtIn(await calls.read()),
  })
  switch (sent.kind) {
    case 'sent':
      return hasLabel(sent.result)
        ? { kind: 'bought', transaction: sent.result, how: 'answered' }
        : { kind: 'refused', texts: messagesOf(sent.result) }
    case 'found': {
      const isOwn = sent.error === undefined ? wasSent : !isRefusal(sent.error)
      return { kind: 'bought', transaction: sent.result, how: isOwn ? 'found' : 'existed' }
    }
    case 'withdrawn':
      return { kind: 'changed', changes }
    case 'notSent':
      return { kind: wasSent ? 'unknown' : 'failed', failure: toFailure(sent.error) }
    case 'failed': {
      const failure = toFailure(sent.error)
      if (failure.status === 422 && isAbout(failure, 'rateId')) return { kind: 'expired', failure }
      if (sent.lookup !== undefined) return { kind: 'unknown', failure }
      return { kind: isRefusal(failure) ? 'failed' : 'notFound', failure }
    }
  }
}

const boughtIn = (transaction: ShipmentTransaction | null) =>
  hasLabel(transaction) ? transaction : undefined

const isRefusal = (error: unknown) => policyOf(toFailure(error)).refusal === true

const isAbout = ({ fieldErrors = [] }: Failure, name: string) =>
  (fieldErrors as readonly { field: string }[]).some(({ field }) => field === name)
