import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { freshKey } from '~/api/fresh-key.ts'
import {
  getValidateOrderAddressQueryKey,
  useCreateOrderShipment,
  useValidateOrderAddress,
} from '~/api/generated/endpoints/shipping/shipping.ts'
import type { Order, ShipmentTransaction } from '~/api/generated/model/index.ts'
import { useKeepTracking } from '~/features/orders/kept-tracking.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { buyAlone, type Kept } from './buy-alone.ts'
import { draftsOf, noParcel, parcelsFor, parcelsOf } from './parcel.ts'
import {
  afterPurchase,
  stageOf,
  type Attempt,
  type LabelServer,
  type LabelValues,
  type News,
} from './stage.ts'
import { addressText } from './stale.ts'
import type { KeptLabel } from './use-kept.ts'
import { useLabelCalls } from './use-label-calls.ts'

export type LabelOptions = LabelServer & {
  memory: KeptLabel & { kept: Kept }
  attempt: Attempt
  onAttempt: (attempt: Attempt) => void
  /** Called with the response to a purchase, and when it was sent. */
  onAnswer: (answer: { transaction: ShipmentTransaction; sentAt: number }) => void
  /** What is in the box, where somebody packs it: a parcel that others have entered is not for it. */
  content?: string
}

/** How far the label of an order has come, and what takes it further: review, rates and the purchase. */
export function useLabel({
  memory,
  attempt,
  onAttempt,
  onAnswer,
  content,
  ...server
}: LabelOptions) {
  const { order, shipment, transaction } = server
  useKeepTracking(order, transaction)
  const { kept, keep, isRunning } = memory
  const begun =
    content === undefined
      ? draftsOf(shipment)
      : (parcelsFor(content, shipment, kept.rated) ?? [noParcel])
  const form = useForm<LabelValues>({
    defaultValues: { parcels: begun, rateId: null },
    check: () => ({}),
  })
  const [parcels, rateId] = useWatch({ control: form.control, name: ['parcels', 'rateId'] })
  const stage = stageOf(server, {
    kept,
    attempt,
    isRunning,
    content,
    entered: { parcels, rateId },
  })
  const { basis, may, toKeep } = stage
  const createShipment = useCreateOrderShipment(freshKey)
  const calls = useLabelCalls()

  const keepFound = useEffectEvent(() => toKeep && void keep(toKeep))
  const isNew = toKeep !== undefined
  useEffect(() => {
    if (isNew) keepFound()
  }, [isNew])

  const setRate = (id: string | null) => form.setValue('rateId', id, { shouldDirty: true })
  return {
    form,
    stage,
    chooseRate: (id: string | null) => {
      onAttempt(undefined)
      setRate(id)
    },
    review: async () => {
      onAttempt(undefined)
      await keep({ basis })
    },
    getRates: async () => {
      if (!may.getRates) return
      onAttempt(undefined)
      setRate(null)
      const data = { parcels: may.getRates, destinationIsResidential: false as const }
      const created = await createShipment.mutateAsync({ id: order.id, data })
      const rated = { entered: parcels, parcels: parcelsOf(created.shipment), content }
      await keep({ ratedFor: basis.address, rated })
    },
    /** Resolves with what the user must see, if the label was not simply bought. */
    buy: async (): Promise<News | undefined> => {
      if (!may.buy) return undefined
      onAttempt('running')
      let sentAt = Date.now()
      const outcome = await buyAlone(order.id, { basis, rate: may.buy }, memory, {
        ...calls,
        buy: (id, rate) => {
          sentAt = Date.now()
          return calls.buy(id, rate)
        },
      })
      if (outcome.kind === 'bought') onAnswer({ transaction: outcome.transaction, sentAt })
      const after = afterPurchase(outcome)
      onAttempt(after.attempt)
      if (after.failure) throw after.failure
      if (after.dropsRate) setRate(null)
      if (after.expires) await keep({ ratedFor: '' })
      if (outcome.kind !== 'bought') return after.attempt
      // Nothing is left to restore. If the label fails later, it needs another rate.
      form.reset({ parcels, rateId: null })
      await memory.forget()
      return after.attempt
    },
  }
}

/** Checks the address of an order. Another address is another check, and no answer about one stands beside another. */
export function useAddressCheck(order: Order, enabled: boolean) {
  return useValidateOrderAddress(order.id, {
    query: {
      queryKey: [...getValidateOrderAddressQueryKey(order.id), addressText(order)],
      enabled,
      // The service bills each call: one per dialog and address.
      staleTime: Infinity,
      gcTime: 0,
    },
  })
}
