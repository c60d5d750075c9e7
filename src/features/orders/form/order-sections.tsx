import { useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { messages as shared } from '~/features/orders/messages.ts'
import { Columns } from '~/kit/form/columns.tsx'
import { ComboboxField } from '~/kit/form/combobox-field.tsx'
import { NationalPhoneField } from '~/kit/form/phone-field.tsx'
import { SelectField } from '~/kit/form/select-field.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { Stack } from '~/styled-system/jsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { messages } from './messages.ts'
import type { OrderValues } from './order-values.ts'
import type { OrderChoices } from './use-order-choices.ts'

type OrderSectionProps = {
  choices: OrderChoices
  /** Whether to focus the first field that usually differs between orders. */
  startsHere: boolean
}

/** Status, customer, location and contact. */
export function OrderSection({ choices, startsHere }: OrderSectionProps) {
  const intl = useIntl()
  const { control } = useFormContext<OrderValues>()
  return (
    <Panel heading={messages.order}>
      <Stack gap="4">
        {choices.parts.map(
          ({ query, failed }) =>
            query.error && (
              <ErrorMessage
                key={failed.id}
                error={query.error}
                title={failed}
                onRetry={() => void query.refetch()}
              />
            ),
        )}
        <Columns>
          <SelectField
            control={control}
            name="orderStatus"
            label={shared.status}
            options={choices.statuses}
            required
          />
          <SelectField
            control={control}
            name="deviceInventoryLocation"
            label={shared.fulfillmentBy}
            options={choices.locations}
            emptyLabel={intl.formatMessage(messages.none)}
          />
        </Columns>
        <ComboboxField
          control={control}
          name="enterprise"
          label={shared.customer}
          options={choices.customers}
        />
        <Columns>
          <TextField
            control={control}
            name="contactName"
            label={messages.contactName}
            required
            autoFocus={startsHere}
          />
          <TextField
            control={control}
            name="contactEmail"
            label={messages.contactEmail}
            kind="identifier"
            type="email"
            nullable
          />
        </Columns>
      </Stack>
    </Panel>
  )
}

/** The ship-to address. */
export function AddressSection({ hasLabel }: { hasLabel: boolean }) {
  const { control } = useFormContext<OrderValues>()
  return (
    <Panel heading={shared.shipTo}>
      <Stack gap="4">
        {hasLabel && <Notice status="info" title={messages.hasLabel} />}
        <Columns>
          <TextField
            control={control}
            name="shippingToName"
            label={messages.shippingToName}
            required
          />
          <TextField
            control={control}
            name="shippingAttention"
            label={messages.shippingAttention}
            nullable
          />
        </Columns>
        <TextField
          control={control}
          name="shippingAddressLineOne"
          label={messages.shippingAddressLineOne}
          required
        />
        <TextField
          control={control}
          name="shippingAddressLineTwo"
          label={messages.shippingAddressLineTwo}
          nullable
        />
        <Columns count={3}>
          <TextField
            control={control}
            name="shippingAddressCity"
            label={messages.shippingAddressCity}
            required
          />
          <TextField
            control={control}
            name="shippingAddressState"
            label={messages.shippingAddressState}
            as={(typed) => typed.replace(/[a-z]/g, (letter) => letter.toUpperCase())}
            required
          />
          <TextField
            control={control}
            name="shippingAddressZip"
            label={messages.shippingAddressZip}
            required
          />
        </Columns>
        <Columns>
          <NationalPhoneField
            control={control}
            name="shippingPhone"
            label={messages.shippingPhone}
            maxLength={16}
          />
        </Columns>
      </Stack>
    </Panel>
  )
}
