import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { ParcelFields } from '~/features/orders/label/parcel-fields.tsx'
import { fullParcel, noParcel, type ParcelDraft } from '~/features/orders/label/parcel.ts'
import { usePresets } from '~/features/orders/label/use-presets.ts'
import { words } from '~/i18n/words.ts'
import type { ErrorText } from '~/kit/form/check.ts'
import { RadioCardsField } from '~/kit/form/radio-cards-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { refusedField } from '~/lib/refusal.ts'
import { styled } from '~/styled-system/jsx'
import type { LabelItem, LabelOptions } from './judge-label.ts'
import { messages, orderCount } from './messages.ts'
import { OwnParcels } from './own-parcels.tsx'
import { useCarriers } from './use-carriers.ts'

type LabelsDialogProps = {
  orders: readonly Order[]
  /** Resolves once the check has begun. */
  onCheck: (items: LabelItem[], options: LabelOptions) => Promise<void>
  onClose: () => void
}

type LabelsValues = { parcel: ParcelDraft; rule: 'cheapest' | 'carrier'; carrier: string }

const measures = ['weight', 'lengthInInches', 'widthInInches', 'heightInInches'] as const

/** Asks for the parcel and the rule for rates, and starts the check of the orders. Buys nothing yet. */
export function LabelsDialog({ orders, onCheck, onClose }: LabelsDialogProps) {
  const intl = useIntl()
  const listId = useId()
  const { carriers } = useCarriers()
  const { presets } = usePresets()
  /** The names of the presets, by the id of the order. */
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const form = useForm<LabelsValues>({
    defaultValues: { parcel: noParcel, rule: 'cheapest', carrier: '' },
    check: ({ parcel, rule, carrier }) => {
      const wrong = measures.filter((name) => !((parcel[name] ?? 0) > 0))
      const errors = wrong.map((name): [string, ErrorText] => [
        `parcel.${name}`,
        messages.parcelMissing,
      ])
      return {
        ...Object.fromEntries(errors),
        carrier: rule === 'carrier' && carrier === '' ? words.required : undefined,
      }
    },
  })
  const rule = useWatch({ control: form.control, name: 'rule' })
  const begin = async ({ parcel, carrier, ...values }: LabelsValues) => {
    const full = fullParcel(parcel)
    if (!full) throw refusedField('parcel', intl.formatMessage(messages.parcelMissing))
    const items = orders.map(({ id, displayNumber: number }) => {
      const own = presets.find(({ name }) => name === chosen[id])
      return { id, number, ...(own && { own }) }
    })
    const rule = { carrier: values.rule === 'carrier' ? carrier : null }
    await onCheck(items, { parcel: full, rule })
  }
  return (
    <RecordForm
      in="dialog"
      title={messages.shippingLabels}
      size="lg"
      onClose={onClose}
      form={form}
      save={begin}
      draft={{ name: 'orders-labels', silent: true }}
      submitLabel={messages.check}
      note={<FormattedMessage {...orderCount} values={{ count: orders.length }} />}
    >
      <styled.p textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.parcelHint} />
      </styled.p>
      <ParcelFields />
      {orders.length > 1 && presets.length > 0 && (
        <OwnParcels orders={orders} presets={presets} chosen={chosen} onChoose={setChosen} />
      )}
      <RadioCardsField
        control={form.control}
        name="rule"
        label={messages.rule}
        options={[
          { value: 'cheapest', label: intl.formatMessage(messages.cheapest) },
          { value: 'carrier', label: intl.formatMessage(messages.cheapestOfCarrier) },
        ]}
      />
      {rule === 'carrier' && (
        <>
          <TextField
            control={form.control}
            name="carrier"
            label={messages.carrier}
            help={messages.carrierHelp}
            list={listId}
            required
          />
          <datalist id={listId}>
            {carriers.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </RecordForm>
  )
}
