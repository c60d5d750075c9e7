import { Stack } from '@chakra-ui/react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { RadioCardsField } from '~/components/form/radio-cards-field.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { messages } from './messages.ts'
import type { Template } from './new-enterprise.ts'

/** The name, and what the business structure begins as. */
export function GeneralStep() {
  const intl = useIntl()
  const option = (value: Template, label: MessageDescriptor, hint: MessageDescriptor) => ({
    value,
    label: intl.formatMessage(label),
    description: intl.formatMessage(hint),
  })
  return (
    <Stack gap="5" maxW="3xl">
      <TextField
        name="name"
        label={<FormattedMessage {...messages.name} />}
        required
        autoComplete="off"
      />
      <RadioCardsField
        name="template"
        label={<FormattedMessage {...messages.template} />}
        options={[
          option('grocery_default', messages.grocery, messages.groceryHint),
          option('qsr_default', messages.qsr, messages.qsrHint),
          option('bs_custom', messages.custom, messages.customHint),
        ]}
      />
    </Stack>
  )
}
