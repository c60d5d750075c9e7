import type {
  Order,
  ParcelRequest,
  Shipment,
  ShipmentRate,
  ShipmentTransaction,
} from '~/api/generated/model/index.ts'
import { mayGetLabel } from '~/features/orders/order-status.tsx'
import type { Failure } from '~/lib/failure.ts'
import { sameValue } from '~/lib/same-value.ts'
import type { Kept } from './buy-alone.ts'
import { areParcelsOf, draftsOf, fullParcels, parcelsFor, type ParcelDraft } from './parcel.ts'
import { hasLabel, labelState, messagesOf, type Purchase } from './purchase.ts'
import { basisOf, changesOf, type Basis, type Change } from './stale.ts'

/** Messages that the user must see before continuing. */
export type News =
  | { kind: 'refused'; texts: readonly string[] }
  | { kind: 'startsOver' | 'replaced'; changes: readonly Change[] }
  | { kind: 'expired'; failure: Failure }
  | { kind: 'found' | 'existed' | 'notFound' | 'unknown' | 'sent' }

/** A purchase: one is running, or what the last one in this dialog came to. */
export type Attempt = 'running' | News | undefined

/** What the form holds, and its draft. */
export type LabelValues = { parcels: ParcelDraft[]; rateId: string | null }

/** What the server knows about a label. */
export type LabelServer = {
  order: Order
  shipment: Shipment | null
  transaction: ShipmentTransaction | null
}

/** What this browser and this dialog know about it. */
export type LabelStored = {
  kept: Kept
  attempt?: Attempt
  /** Whether a purchase that another tab or an earlier dialog has sent may still be running. */
  isRunning?: boolean
  /** By default, what the form begins with. */
  entered?: LabelValues
  /** What is in the box, where only rates count that were requested for it in this browser. */
  content?: string | undefined
}

/** How far the label of an order has come. */
export type LabelStage = {
  /** The step that opens; `none` where the order gets no label. */
  step: 'none' | 'address' | 'rates' | 'result'
  done: { address: boolean; parcel: boolean; confirm: boolean }
  may: {
    /** Whether what is bought may still be changed. */
    change: boolean
    /** The parcels, once their rates may be requested. */
    getRates: ParcelRequest[] | undefined
    /** The chosen rate, if it is for this address and these parcels. */
    buy: ShipmentRate | undefined
  }
  /** The order as it counts. What changes while a purchase is running is seen after it. */
  basis: Basis
  /** What has to be stored so that later changes of the order are seen. */
  toKeep: Kept | undefined
  news: News | undefined
}

export function stageOf(server: LabelServer, stored: LabelStored): LabelStage {
  const { order, shipment, transaction } = server
  const { kept, attempt, content } = stored
  const { parcels, rateId } = stored.entered ?? { parcels: draftsOf(shipment), rateId: null }
  const isBuying = attempt === 'running'
  const isBought = hasLabel(transaction)
  const basis = (isBuying ? kept.basis : undefined) ?? basisOf(order)
  const { address } = basis
  const changes = kept.basis && !isBought ? changesOf(kept.basis, basis) : []
  const isRated = shipment !== null && (kept.ratedFor ?? address) === address
  const areSame = isRated && areParcelsOf(shipment, parcels, kept.rated)
  const isParcelRated =
    areSame && (content === undefined || parcelsFor(content, shipment, kept.rated) !== undefined)
  const isAllowed = isBuying || mayGetLabel(order)
  const isReviewed = isAllowed && changes.length === 0 && (kept.basis !== undefined || isRated)
  const offered = shipment?.rates.find((each) => each.rateId === rateId)
  const isReplaced =
    (rateId !== null && shipment !== null && !offered) ||
    (isRated && !areSame && sameValue(parcels, kept.rated?.entered))
  const opening = isBought ? 'result' : isReviewed && isRated ? 'rates' : 'address'
  const isShown = isAllowed || isBought || kept.sentRate !== undefined
  const isNew = !isBought && isRated && kept.basis === undefined
  return {
    // What a purchase comes to has to be seen, whatever becomes of the order.
    step: isShown ? opening : 'none',
    done: { address: isReviewed, parcel: isParcelRated, confirm: isBought },
    may: {
      change: !isBought && !isBuying,
      getRates: fullParcels(parcels),
      buy: isParcelRated ? offered : undefined,
    },
    basis,
    toKeep: isNew ? { basis, ratedFor: address } : undefined,
    // While a purchase is running, nothing is known yet.
    news:
      isBuying || stored.isRunning
        ? undefined
        : newsOf(transaction, { kept, attempt, changes, isReplaced }),
  }
}

type Facts = { kept: Kept; attempt: News | undefined; changes: Change[]; isReplaced: boolean }

function newsOf(
  transaction: ShipmentTransaction | null,
  { kept, attempt, changes, isReplaced }: Facts,
): News | undefined {
  const wasSent = kept.sentRate !== undefined
  if (hasLabel(transaction)) {
    // It was found by a later read.
    return attempt ?? (wasSent ? { kind: 'found' } : kept.basis && { kind: 'existed' })
  }
  if (changes.some(({ what }) => what === 'address')) return { kind: 'startsOver', changes }
  if (labelState(transaction) === 'failed' && transaction) {
    return { kind: 'refused', texts: messagesOf(transaction) }
  }
  if (attempt) return attempt
  if (wasSent) return { kind: 'sent' }
  return isReplaced ? { kind: 'replaced', changes: [] } : undefined
}

type AfterPurchase = {
  attempt: News | undefined
  /** Thrown, so that the step shows it. */
  failure?: Failure
  /** Another rate has to be chosen. */
  dropsRate?: boolean
  /** Other rates have to be requested. */
  expires?: boolean
}

/** What the outcome of a purchase means for its dialog. */
export function afterPurchase(outcome: Purchase): AfterPurchase {
  switch (outcome.kind) {
    case 'bought':
      return { attempt: outcome.how === 'answered' ? undefined : { kind: outcome.how } }
    case 'changed':
      // The changes of the order itself are seen in the order.
      return { attempt: { kind: 'replaced', changes: outcome.changes }, dropsRate: true }
    case 'refused':
      return { attempt: outcome, dropsRate: true }
    case 'expired':
      return { attempt: outcome, expires: true }
    case 'failed':
      return { attempt: undefined, failure: outcome.failure }
    case 'notFound':
    case 'unknown':
      return { attempt: { kind: outcome.kind }, failure: outcome.failure }
  }
}
