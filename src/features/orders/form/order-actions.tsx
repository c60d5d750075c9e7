import { useSearch } from '@tanstack/react-router'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { styled } from '~/styled-system/jsx'
import { about, fieldLabels, messages } from './messages.ts'
import { requiredFields, type OrderValues } from './order-values.ts'

/** The value of the button that saves an order and starts another one. */
export const next = 'next'

/** The form's buttons, with the missing required fields. They are disabled until those are filled in. */
export function OrderActions({ isNew }: { isNew: boolean }) {
  const intl = useIntl()
  const { label } = useSearch({ strict: false })
  const { control } = useFormContext<OrderValues>()
  const values = useWatch({ control, name: requiredFields })
  const missing = requiredFields.filter((_, index) => !values[index]?.trim())
  const reason =
    missing.length > 0 &&
    intl.formatMessage(about.missing, {
      fields: intl.formatList(missing.map((field) => intl.formatMessage(fieldLabels[field]))),
    })
  return (
    <>
      {reason && (
        <styled.p textStyle="sm" color="fg.muted" pt="2">
          {reason}
        </styled.p>
      )}
      <FormActions
        submitLabel={isNew ? words.add : words.save}
        savingLabel={messages.sending}
        disabled={reason}
        {...(isNew && {
          second: { label: <FormattedMessage {...messages.addNext} />, value: next },
        })}
        cancel={{ to: '/admin-fulfillment/orders', search: { label } }}
      />
    </>
  )
}
