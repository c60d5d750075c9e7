import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import {
  useCreateOrderShipment,
  useValidateOrderAddress,
} from '~/api/generated/endpoints/shipping/shipping.ts'
import type { Order, Shipment, ShipmentTransaction } from '~/api/generated/model/index.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { mayGetLabel } from '~/features/orders/order-status.tsx'
import { sameValue } from '~/lib/same-value.ts'
import { buyAlone, type Kept } from './buy-alone.ts'
import { newsOf, type Attempt } from './news.ts'
import { draftOf, fullParcel, isParcelOf, parcelsOf, type ParcelDraft } from './parcel.ts'
import { hasLabel } from './purchase.ts'
import { addressText, basisOf, changesOf } from './stale.ts'
import type { KeptLabel } from './use-kept.ts'
import { useLabelCalls } from './use-label-calls.ts'

export type LabelOptions = {
  order: Order
  shipment: Shipment | null
  transaction: ShipmentTransaction | null
  memory: KeptLabel & { kept: Kept }
  attempt: Attempt
  onAttempt: (attempt: Attempt) => void
  /** Called with the response to a purchase, and when it was sent. */
  onAnswer: (answer: { transaction: ShipmentTransaction; sentAt: number }) => void
}

type LabelValues = { parcel: ParcelDraft; rateId: string | null }

/** How far the label of an order has come, and what takes it further: review, rates and the purchase. */
export function useLabel({ order, shipment, transaction, memory, ...given }: LabelOptions) {
  const { attempt, onAttempt: setAttempt, onAnswer } = given
  const { kept, keep, forget, isRunning } = memory
  // What changes while a purchase is running is seen after it.
  const basis = (attempt === 'running' ? kept.basis : undefined) ?? basisOf(order)
  const { address } = basis
  const isBought = hasLabel(transaction)
  const changes = kept.basis && !isBought ? changesOf(kept.basis, basis) : []
  const isRated = shipment !== null && (kept.ratedFor ?? address) === address
  const isReviewed =
    (attempt === 'running' || mayGetLabel(order)) &&
    changes.length === 0 &&
    (kept.basis !== undefined || isRated)
  const form = useForm<LabelValues>({
    defaultValues: { parcel: draftOf(shipment), rateId: null },
    check: () => ({}),
  })
  const [parcel, rateId] = useWatch({ control: form.control, name: ['parcel', 'rateId'] })
  const isParcelRated = isRated && isParcelOf(shipment, parcel, kept.rated)
  const offered = shipment?.rates.find((each) => each.rateId === rateId)
  const rate = isParcelRated ? offered : undefined
  const createShipment = useCreateOrderShipment()
  const calls = useLabelCalls()

  // Changes of the order elsewhere are detected from now on.
  const keepBasis = useEffectEvent(() => void keep({ basis, ratedFor: address }))
  const isNew = !isBought && isRated && kept.basis === undefined
  useEffect(() => {
    if (isNew) keepBasis()
  }, [isNew])

  const chooseRate = (id: string | null) => form.setValue('rateId', id, { shouldDirty: true })
  const review = async () => {
    setAttempt(undefined)
    await keep({ basis })
  }
  const getRates = async () => {
    const full = fullParcel(parcel)
    if (!full) return
    setAttempt(undefined)
    chooseRate(null)
    const data = { parcels: [full], destinationIsResidential: false as const }
    const created = await createShipment.mutateAsync({ id: order.id, data })
    const rated = { entered: parcel, parcels: parcelsOf(created.shipment) }
    await keep({ ratedFor: address, rated })
  }
  const buy = async () => {
    if (!rate) return
    setAttempt('running')
    let sentAt = Date.now()
    const outcome = await buyAlone(order.id, { basis, rate }, memory, {
      ...calls,
      buy: (id, rateId) => {
        sentAt = Date.now()
        return calls.buy(id, rateId)
      },
    })
    switch (outcome.kind) {
      case 'bought':
        onAnswer({ transaction: outcome.transaction, sentAt })
        setAttempt(outcome.how === 'answered' ? undefined : { kind: outcome.how })
        // Nothing is left to restore. If the label fails later, it needs another rate.
        form.reset({ parcel, rateId: null })
        return forget()
      case 'changed':
        // The changes of the order itself are seen in the order.
        setAttempt({ kind: 'replaced', changes: outcome.changes })
        chooseRate(null)
        return
      case 'refused':
        chooseRate(null)
        setAttempt(outcome)
        return
      case 'expired':
        setAttempt(outcome)
        return keep({ ratedFor: '' })
      case 'failed':
        setAttempt(undefined)
        throw outcome.failure
      case 'notFound':
      case 'unknown':
        setAttempt({ kind: outcome.kind })
        throw outcome.failure
    }
  }

  const news = newsOf({
    attempt: isRunning ? 'running' : attempt,
    transaction,
    changes,
    isReplaced:
      (rateId !== null && shipment !== null && !offered) ||
      (isRated && !isParcelRated && sameValue(parcel, kept.rated?.entered)),
    isBegun: kept.basis !== undefined,
    wasSent: kept.sentRate !== undefined,
  })
  return {
    form,
    isBought,
    /** Whether a purchase of this dialog is running. */
    isBuying: attempt === 'running',
    isReviewed,
    isRated,
    /** The rates are those of the address and the parcel. */
    isParcelRated,
    hasParcel: fullParcel(parcel) !== undefined,
    rate,
    chooseRate: (id: string | null) => {
      setAttempt(undefined)
      chooseRate(id)
    },
    news,
    review,
    getRates,
    buy,
  }
}

/** Checks the address of an order, and again when it was changed elsewhere. */
export function useAddressCheck(order: Order, enabled: boolean) {
  const address = addressText(order)
  // The service bills each call: one per dialog.
  const check = useValidateOrderAddress(order.id, {
    query: { enabled, staleTime: Infinity, gcTime: 0 },
  })
  const checkAgain = useEffectEvent(() => void check.refetch())
  const checkedFor = useRef(address)
  useEffect(() => {
    if (checkedFor.current === address) return
    checkedFor.current = address
    checkAgain()
  }, [address])
  return check
}
