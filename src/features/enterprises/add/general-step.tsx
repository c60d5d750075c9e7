import { Stack } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RadioCardsField } from '~/components/form/radio-cards-field.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { messages } from './messages.ts'
import type { Template } from './new-enterprise.ts'

/** The name, and what the business structure begins as. */
export function GeneralStep() {
  const intl = useIntl()
  const option = (value: Template, [label, description]: (keyof typeof messages)[]) => ({
    value,
    label: intl.formatMessage(messages[label!]),
    description: intl.formatMessage(messages[description!]),
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
          option('grocery_default', ['grocery', 'groceryHint']),
          option('qsr_default', ['qsr', 'qsrHint']),
          option('bs_custom', ['custom', 'customHint']),
        ]}
      />
    </Stack>
  )
}
