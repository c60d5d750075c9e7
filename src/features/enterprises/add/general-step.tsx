import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { RadioCardsField } from '~/kit/form/radio-cards-field.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { Stack } from '~/styled-system/jsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { messages } from './messages.ts'
import { hasBuiltTree, type NewEnterprise, type Template } from './new-enterprise.ts'

/** The step for the name and the template of the business structure. */
export function GeneralStep({ control }: { control: Control<NewEnterprise> }) {
  const intl = useIntl()
  const [name, template, trees] = useWatch({ control, name: ['name', 'template', 'trees'] })
  const [pending, setPending] = useState<{ change: () => void } | null>(null)
  const option = (value: Template, label: MessageDescriptor, hint: MessageDescriptor) => ({
    value,
    label: intl.formatMessage(label),
    description: intl.formatMessage(hint),
  })
  return (
    <Stack gap="5">
      <TextField control={control} name="name" label={messages.name} required autoComplete="off" />
      <RadioCardsField
        control={control}
        name="template"
        label={messages.template}
        onChoice={(change) =>
          hasBuiltTree({ name, template, trees }) ? setPending({ change }) : change()
        }
        options={[
          option('grocery_default', messages.grocery, messages.groceryHint),
          option('qsr_default', messages.qsr, messages.qsrHint),
          option('bs_custom', messages.custom, messages.customHint),
        ]}
      />
      {pending && (
        <ConfirmDialog
          title={messages.changeTemplate}
          confirmLabel={messages.changeTemplateConfirm}
          onConfirm={pending.change}
          onClose={() => setPending(null)}
        >
          <FormattedMessage {...messages.changeTemplateEffect} />
        </ConfirmDialog>
      )}
    </Stack>
  )
}
