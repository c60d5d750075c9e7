import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  useCreateOrderShipment,
  useValidateOrderAddress,
} from '~/api/generated/endpoints/shipping/shipping.ts'
import type { Order, Shipment, ShipmentTransaction } from '~/api/generated/model/index.ts'
import { useForm } from '~/components/form/use-form.ts'
import { Wizard } from '~/components/wizard/wizard.tsx'
import { sameValue } from '~/lib/same-value.ts'
import { AddressStep } from './address-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { LabelNews, type News } from './label-news.tsx'
import { creatingFailed, buyingFailed, messages } from './messages.ts'
import { draftOf, fullParcel, isParcelOf, type ParcelDraft } from './parcel.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { addressText, hasLabel, labelState, messagesOf, purchase } from './purchase.ts'
import { RatesStep } from './rates-step.tsx'
import { ResultStep } from './result-step.tsx'
import type { Kept, KeptLabel } from './use-kept.ts'
import { useLabelCalls } from './use-label-calls.ts'

type LabelWizardProps = {
  order: Order
  shipment: Shipment | null
  transaction: ShipmentTransaction | null
  /** Why the transaction could not be refetched. */
  readError: Error | null
  memory: KeptLabel & { kept: Kept }
  step: string | undefined
  /** Called with the response to a purchase, and when it was sent. */
  onAnswer: (answer: { transaction: ShipmentTransaction; sentAt: number }) => void
  onClose: () => void
}

type LabelValues = { parcel: ParcelDraft; rateId: string | null }

/** The five steps from the address to the label. The server knows how far an order has come. */
export function LabelWizard({ order, shipment, transaction, memory, ...props }: LabelWizardProps) {
  const intl = useIntl()
  const { kept, keep, forget } = memory
  const address = addressText(order)
  const bought = hasLabel(transaction)
  const startsOver = !bought && kept.reviewed !== undefined && kept.reviewed !== address
  const isRated = shipment !== null && (kept.ratedFor ?? address) === address
  const form = useForm<LabelValues>({
    defaultValues: { parcel: draftOf(shipment), rateId: null },
    check: () => ({}),
  })
  const [parcel, rateId] = useWatch({ control: form.control, name: ['parcel', 'rateId'] })
  const isReviewed = !startsOver && (kept.reviewed === address || isRated)
  const isParcelRated = isRated && (sameValue(parcel, kept.parcel) || isParcelOf(shipment, parcel))
  const rate = isParcelRated ? shipment.rates.find((each) => each.rateId === rateId) : undefined
  const [news, setNews] = useState<News>()

  const opening = bought ? 'result' : isReviewed && isRated ? 'rates' : 'address'
  const step = props.step ?? opening
  const validation = useValidateOrderAddress(order.id, {
    // The service bills each call: none before its step is shown, and one per dialog.
    query: { enabled: !bought && (step === 'address' || !isReviewed), ...once },
  })
  const checkAgain = useEffectEvent(() => void validation.refetch())
  const checkedFor = useRef(address)
  useEffect(() => {
    if (checkedFor.current === address) return
    checkedFor.current = address
    checkAgain()
  }, [address])
  const createShipment = useCreateOrderShipment()
  const calls = useLabelCalls()

  // Changes of the address elsewhere are detected from now on.
  const keepAddress = useEffectEvent(() => void keep({ reviewed: address, ratedFor: address }))
  const isNew = !bought && isRated && kept.reviewed === undefined
  useEffect(() => {
    if (isNew) keepAddress()
  }, [isNew])

  const review = async () => {
    setNews(undefined)
    await keep({ reviewed: address })
  }
  const getRates = async () => {
    const full = fullParcel(parcel)
    if (!full) return
    setNews(undefined)
    form.setValue('rateId', null, { shouldDirty: true })
    const data = { parcels: [full], destinationIsResidential: false as const }
    await createShipment.mutateAsync({ id: order.id, data })
    await keep({ ratedFor: address, parcel })
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
        props.onAnswer({ transaction: outcome.transaction, sentAt })
        if (outcome.how !== 'answered') setNews({ kind: outcome.how })
        // Nothing is left to restore. If the label fails later, it needs another rate.
        form.reset({ parcel, rateId: null })
        return forget()
      case 'refused':
        form.setValue('rateId', null, { shouldDirty: true })
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
      : (news ?? (!bought && kept.sentRate !== undefined ? { kind: 'sent' } : undefined))
  const title = (text: keyof typeof messages) => <FormattedMessage {...messages[text]} />
  return (
    <Wizard
      inDialog
      form={form}
      step={step}
      onSubmit={async () => {}}
      onSaved={props.onClose}
      failure={shownNews && <LabelNews news={shownNews} />}
      leaveGuard={null}
      draftName={bought ? null : `label-form-${order.id}`}
      submitLabel={title('close')}
      savingLabel={title('close')}
      steps={[
        {
          id: 'address',
          title: title('address'),
          locked: bought,
          missing: validation.isFetching ? title('checkingAddress') : null,
          done: isReviewed,
          fields: [],
          onNext: review,
          content: (
            <AddressStep
              order={order}
              checked={validation.isFetching ? undefined : validation.data?.address}
              error={validation.isFetching ? null : validation.error}
              onRetry={() => void validation.refetch()}
            />
          ),
        },
        {
          id: 'parcel',
          title: title('parcel'),
          locked: bought,
          missing: fullParcel(parcel) ? null : title('parcelMissing'),
          done: isParcelRated,
          fields: ['parcel'],
          onNext: getRates,
          failureText: (message) => intl.formatMessage(creatingFailed, { message }),
          content: <ParcelFields />,
        },
        {
          id: 'rates',
          title: title('rates'),
          locked: bought,
          missing: rate ? null : title('rateMissing'),
          fields: ['rateId'],
          content: shipment && (
            <RatesStep
              shipment={shipment}
              chosen={rate?.rateId ?? null}
              onChoose={(id) => form.setValue('rateId', id, { shouldDirty: true })}
            />
          ),
        },
        {
          id: 'confirm',
          title: title('confirm'),
          locked: bought,
          missing: null,
          done: bought,
          fields: [],
          onNext: buy,
          failureText: (message) => intl.formatMessage(buyingFailed, { message }),
          content: rate && shipment && (
            <ConfirmStep order={order} shipment={shipment} rate={rate} />
          ),
        },
        {
          id: 'result',
          title: title('result'),
          missing: null,
          fields: [],
          content: transaction && (
            <ResultStep transaction={transaction} readError={props.readError} />
          ),
        },
      ]}
    />
  )
}

const once = { staleTime: Infinity, gcTime: 0 }
