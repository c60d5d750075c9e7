import { FormattedMessage, useIntl } from 'react-intl'
import { mayGetLabel } from '~/features/orders/order-status.tsx'
import { formatDollars } from '~/i18n/format-dollars.ts'
import { Wizard } from '~/kit/wizard/wizard.tsx'
import { styled } from '~/styled-system/jsx'
import { AddressStep } from './address-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { LabelNews } from './label-news.tsx'
import { buyingFailed, buysFor, creatingFailed, messages } from './messages.ts'
import { Parcels } from './parcels.tsx'
import { RatesStep } from './rates-step.tsx'
import { ResultStep } from './result-step.tsx'
import { useAddressCheck, useLabel, type LabelOptions } from './use-label.ts'

type LabelWizardProps = LabelOptions & {
  /** Why the transaction could not be refetched. */
  readError: Error | null
  step: string | undefined
  onClose: () => void
}

/** The five steps from the address to the label. The server knows how far an order has come. */
export function LabelWizard({ step: asked, readError, onClose, ...options }: LabelWizardProps) {
  const intl = useIntl()
  const { order, shipment, transaction } = options
  const label = useLabel(options)
  const { done, may, news, ...stage } = label.stage
  const step = asked ?? stage.step
  const rate = may.buy
  // The service bills each call: none before its step is shown.
  const check = useAddressCheck(order, !done.confirm && (step === 'address' || !done.address))
  const cost = rate && formatDollars(intl, rate.cost)
  const notYet = check.isFetching ? 'checkingAddress' : mayGetLabel(order) ? null : 'onlyConfigured'
  const title = (text: keyof typeof messages) => <FormattedMessage {...messages[text]} />
  return (
    <Wizard
      inDialog
      form={label.form}
      step={step}
      save={async () => {}}
      onSaved={onClose}
      notices={news && <LabelNews news={news} />}
      draft={done.confirm ? null : `label-form-${order.id}`}
      submitLabel={title('close')}
      savingLabel={title('close')}
      steps={[
        {
          id: 'address',
          title: title('address'),
          locked: !may.change,
          missing: notYet && title(notYet),
          done: done.address,
          fields: [],
          onNext: label.review,
          content: (
            <AddressStep
              order={order}
              checked={check.isFetching ? undefined : check.data?.address}
              error={check.isFetching ? null : check.error}
              onRetry={() => void check.refetch()}
            />
          ),
        },
        {
          id: 'parcel',
          title: title('parcel'),
          locked: !may.change,
          missing: may.getRates ? null : title('parcelMissing'),
          done: done.parcel,
          fields: ['parcels'],
          onNext: label.getRates,
          failureText: (message) => intl.formatMessage(creatingFailed, { message }),
          content: <Parcels />,
        },
        {
          id: 'rates',
          title: title('rates'),
          locked: !may.change,
          missing: rate ? null : title('rateMissing'),
          fields: ['rateId'],
          content: shipment && (
            <RatesStep
              shipment={shipment}
              chosen={rate?.rateId ?? null}
              onChoose={label.chooseRate}
            />
          ),
        },
        {
          id: 'confirm',
          title: title('confirm'),
          locked: done.confirm,
          missing: null,
          done: done.confirm,
          fields: [],
          onNext: label.buy,
          failureText: (message) => intl.formatMessage(buyingFailed, { message }),
          commits:
            cost === undefined
              ? {}
              : {
                  purpose: <FormattedMessage {...buysFor} values={{ cost }} />,
                  note: <styled.p fontWeight="medium">{cost}</styled.p>,
                },
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
            <ResultStep order={order} transaction={transaction} readError={readError} />
          ),
        },
      ]}
    />
  )
}
