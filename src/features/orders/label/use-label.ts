import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  useCreateOrderShipment,
  useValidateOrderAddress,
} from '~/api/generated/endpoints/shipping/shipping.ts'
import type { Order, Shipment, ShipmentTransaction } from '~/api/generated/model/index.ts'
import { useForm } from '~/components/form/use-form.ts'
import type { News } from './label-news.tsx'
import { draftOf, fullParcel, isParcelOf, parcelsOf, type ParcelDraft } from './parcel.ts'
import { addressText, hasLabel, labelState, messagesOf, purchase } from './purchase.ts'
import type { Kept, KeptLabel } from './use-kept.ts'
import { useLabelCalls } from './use-label-calls.ts'

export type LabelOptions = {
  order: Order
  shipment: Shipment | null
  transaction: ShipmentTransaction | null
  memory: KeptLabel & { kept: Kept }
  /** Called with the response to a purchase, and when it was sent. */
  onAnswer: (answer: { transaction: ShipmentTransaction; sentAt: number }) => void
}

type LabelValues = { parcel: ParcelDraft; rateId: string | null }

/** How far the label of an order has come, and what takes it further: review, rates and the purchase. */
export function useLabel({ order, shipment, transaction, memory, onAnswer }: LabelOptions) {
  const { kept, keep, forget } = memory
  const address = addressText(order)
  const isBought = hasLabel(transaction)
  const startsOver = !isBought && kept.reviewed !== undefined && kept.reviewed !== address
  const isRated = shipment !== null && (kept.ratedFor ?? address) === address
  const isReviewed = !startsOver && (kept.reviewed === address || isRated)
  const form = useForm<LabelValues>({
    defaultValues: { parcel: draftOf(shipment), rateId: null },
    check: () => ({}),
  })
  const [parcel, rateId] = useWatch({ control: form.control, name: ['parcel', 'rateId'] })
  const isParcelRated = isRated && isParcelOf(shipment, parcel, kept.rated)
  const rate = isParcelRated ? shipment.rates.find((each) => each.rateId === rateId) : undefined
  const [news, setNews] = useState<News>()
  const createShipment = useCreateOrderShipment()
  const calls = useLabelCalls()

  // Changes of the address elsewhere are detected from now on.
  const keepAddress = useEffectEvent(() => void keep({ reviewed: address, ratedFor: address }))
  const isNew = !isBought && isRated && kept.reviewed === undefined
  useEffect(() => {
    if (isNew) keepAddress()
  }, [isNew])

  const chooseRate = (id: string | null) => form.setValue('rateId', id, { shouldDirty: true })
  const review = async () => {
    setNews(undefined)
    await keep({ reviewed: address })
  }
  const getRates = async () => {
    const full = fullParcel(parcel)
    if (!full) return
    setNews(undefined)
    chooseRate(null)
    const data = { parcels: [full], destinationIsResidential: false as const }
    const created = await createShipment.mutateAsync({ id: order.id, data })
    const rated = { entered: parcel, parcels: parcelsOf(created.shipment) }
    await keep({ ratedFor: address, rated })
  }
  const buy = async () => {
    if (!rate) return
    setNews(undefined)
    const wasSent = kept.sentRate !== undefined
    await keep({ sentRate: rate.rateId })
    const sentAt = Date.now()
    const outcome = await purchase(wasSent, {
      buy: () => calls.buy(order.id, rate.rateId),
      read: () => calls.read(order.id),
    })
    switch (outcome.kind) {
      case 'bought':
        onAnswer({ transaction: outcome.transaction, sentAt })
        if (outcome.how !== 'answered') setNews({ kind: outcome.how })
        // Nothing is left to restore. If the label fails later, it needs another rate.
        form.reset({ parcel, rateId: null })
        return forget()
      case 'refused':
        chooseRate(null)
        setNews(outcome)
        return keep({ sentRate: undefined })
      case 'expired':
        setNews({ kind: 'expired' })
        return keep({ sentRate: undefined, ratedFor: '' })
      case 'failed':
        await keep({ sentRate: undefined })
        throw outcome.failure
      case 'notFound':
      case 'unknown':
        setNews({ kind: outcome.kind })
        throw outcome.failure
    }
  }

  const shownNews: News | undefined = startsOver
    ? { kind: 'startsOver' }
    : labelState(transaction) === 'failed' && transaction
      ? { kind: 'refused', texts: messagesOf(transaction) }
      : (news ?? (!isBought && kept.sentRate !== undefined ? { kind: 'sent' } : undefined))
  return {
    form,
    isBought,
    isReviewed,
    isRated,
    /** The rates are those of the address and the parcel. */
    isParcelRated,
    hasParcel: fullParcel(parcel) !== undefined,
    rate,
    chooseRate,
    news: shownNews,
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
