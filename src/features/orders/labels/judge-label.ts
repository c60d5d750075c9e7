import type {
  Order,
  ParcelRequest,
  Shipment,
  ShipmentTransaction,
  ValidatedAddress,
} from '~/api/generated/model/index.ts'
import {
  buyAlone,
  wasSent,
  type BuyCalls,
  type KeptStore,
} from '~/features/orders/label/buy-alone.ts'
import { hasLabel, labelState, messagesOf } from '~/features/orders/label/purchase.ts'
import { carriersOf, chooseRate, type RateRule } from '~/features/orders/label/rates.ts'
import { basisOf, type Basis, type Change } from '~/features/orders/label/stale.ts'
import { mayGetLabel } from '~/features/orders/order-status.tsx'
import type { OwnKind } from '~/kit/batch/batch-state.ts'
import { refusal } from '~/lib/refusal.ts'

/** An order that needs a label. `own`: its parcel, if it is not that of the others, with the name of the preset. */
export type LabelItem = {
  id: number
  number: string
  own?: { name: string; parcel: ParcelRequest }
}

/** The parcel of all orders without their own, and the rule that selects the rate. */
export type LabelOptions = { parcel: ParcelRequest; rule: RateRule }

/** The stored part of a label. */
export type BoughtLabel = Pick<
  ShipmentTransaction,
  'status' | 'tracking_number' | 'tracking_url_provider' | 'label_url'
>

export type LabelVerdict = {
  kind: OwnKind | 'invalid' | 'sent' | 'notConfigured' | 'noRates' | 'otherCarriers'
  note?: string
  /** The rate to buy, and the order as it was checked. */
  rate?: { rateId: string; description: string; cost: number }
  basis?: Basis
  /** The existing label. */
  label?: BoughtLabel
}

/** The calls that a verdict needs, and the texts for its note. */
export type LabelReader = {
  transaction: (id: number) => Promise<ShipmentTransaction | null>
  order: (id: number) => Promise<Order>
  validate: (id: number) => Promise<ValidatedAddress>
  /** Creates a shipment. That costs nothing and may be repeated until a label is bought. */
  shipment: (id: number, parcel: ParcelRequest) => Promise<Shipment>
  /** What this browser knows about the label. */
  kept: (id: number) => KeptStore
  sentText: string
  statusText: (order: Order) => string
  listText: (names: string[]) => string
}

/** Checks an order in stages: is there a label, may it get one, address, rates. */
export async function judgeLabel(
  { id, own }: LabelItem,
  { parcel, rule }: LabelOptions,
  reader: LabelReader,
): Promise<LabelVerdict> {
  const kept = reader.kept(id)
  // A purchase that is running elsewhere ends first.
  const isDoubtful = await wasSent(kept)
  const transaction = await reader.transaction(id)
  if (hasLabel(transaction)) {
    if (isDoubtful) await kept.forget()
    return { kind: 'done', label: labelOf(transaction) }
  }
  const order = await reader.order(id)
  if (!mayGetLabel(order)) return { kind: 'notConfigured', note: reader.statusText(order) }
  const { is_valid, messages = [] } = (await reader.validate(id)).validation_results
  const shipment = await reader.shipment(id, own?.parcel ?? parcel)
  const { rates, invalidDestinationDescriptions, serviceMessages } = shipment
  if (rates.length === 0) {
    const reasons = [...(invalidDestinationDescriptions ?? []), ...(serviceMessages ?? [])]
    return { kind: 'noRates', ...noteOf(reasons) }
  }
  const chosen = chooseRate(rates, rule)
  if (!chosen) return { kind: 'otherCarriers', note: reader.listText(carriersOf(rates)) }
  const { rateId, description, cost } = chosen
  const confirmed = { rate: { rateId, description, cost }, basis: basisOf(order) }
  const remarks = is_valid ? [] : messages.map(({ text }) => text)
  if (isDoubtful) return { kind: 'sent', ...confirmed, ...noteOf([reader.sentText, ...remarks]) }
  return { kind: is_valid ? 'ready' : 'invalid', ...confirmed, ...noteOf(remarks) }
}

export type LabelBuyer = BuyCalls & {
  /** What this browser knows about the label. */
  kept: (id: number) => KeptStore
  /** Resolves after a pause. */
  pause: () => Promise<unknown>
  changedText: (changes: readonly Change[]) => string
  hasLabelText: string
  refusedText: string
}

/** How often a queued label is read again, about a minute in total. */
const maxReads = 20

/**
 * Buys a label at the confirmed rate, unless the order has got one or has changed in the meantime. Waits until a queued
 * label is decided; if that takes too long, the label stays queued.
 */
export async function buyConfirmed(
  { id }: LabelItem,
  { rate, basis }: LabelVerdict,
  buyer: LabelBuyer,
): Promise<BoughtLabel> {
  if (!rate || !basis) throw new Error('A label without a rate cannot be bought')
  const kept = buyer.kept(id)
  const outcome = await buyAlone(id, { basis, rate }, kept, buyer)
  if (outcome.kind === 'changed') throw refusal(buyer.changedText(outcome.changes))
  if (outcome.kind === 'refused') throw refusal(outcome.texts.join(' ') || buyer.refusedText)
  if (outcome.kind !== 'bought') throw outcome.failure
  await kept.forget()
  if (outcome.how === 'existed') throw refusal(buyer.hasLabelText)
  let { transaction } = outcome
  for (let reads = 0; labelState(transaction) === 'undecided' && reads < maxReads; reads += 1) {
    if (reads > 0) await buyer.pause()
    transaction = (await buyer.transaction(id)) ?? transaction
  }
  if (hasLabel(transaction)) return labelOf(transaction)
  throw refusal(messagesOf(transaction).join(' ') || buyer.refusedText)
}

const labelOf = (transaction: ShipmentTransaction): BoughtLabel => ({
  status: transaction.status,
  tracking_number: transaction.tracking_number,
  tracking_url_provider: transaction.tracking_url_provider,
  label_url: transaction.label_url,
})

const noteOf = (texts: readonly string[]) => {
  const note = texts.filter(Boolean).join(' ')
  return note === '' ? {} : { note }
}
