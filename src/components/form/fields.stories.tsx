import { Box, Stack } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { FileField } from './file-field.tsx'
import { FormActions } from './form-actions.tsx'
import { Form } from './form.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { RadioCardsField } from './radio-cards-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'
import { useForm } from './use-form.ts'

const statuses = [
  { value: 'new', label: 'New' },
  { value: 'started', label: 'Started' },
  { value: 'shipped', label: 'Shipped', disabled: true },
]

const templates = [
  { value: 'grocery', label: 'Grocery', description: 'Corporation and its locations' },
  { value: 'qsr', label: 'Quick-service restaurant', description: 'Corporation and its stores' },
  { value: 'custom', label: 'Custom', description: 'You draw the structure' },
]

const image = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'],
  'logo.svg',
  {
    type: 'image/svg+xml',
  },
)

const empty = {
  name: '',
  quantity: null as number | null,
  password: '',
  phone: '',
  status: null as string | null,
  template: '',
  monitored: false,
  note: '',
  logo: null as File | null,
}

const filled: typeof empty = {
  name: 'Harbor Grill',
  quantity: 12.5,
  password: 'correct horse',
  phone: '15185550142',
  status: 'started',
  template: 'qsr',
  monitored: true,
  note: 'Deliver to the back door,\nafter nine.',
  logo: image,
}

type KitProps = {
  values: typeof empty
  /** What the check has against every field. */
  error?: string
  disabled?: boolean
  bare?: boolean
  onSubmit: (values: typeof empty) => Promise<unknown>
}

/** All fields in one form. */
function Kit({ values, error, disabled, bare, onSubmit }: KitProps) {
  const form = useForm(values, () =>
    error === undefined ? {} : Object.fromEntries(Object.keys(empty).map((name) => [name, error])),
  )
  const help = (text: string) => (bare ? {} : { help: text, required: true, disabled })
  return (
    <Box maxW="lg">
      <Form
        form={form}
        onSubmit={onSubmit}
        failure={null}
        leaveGuard={null}
        actions={<FormActions submitLabel="Save" cancel={null} />}
      >
        <TextField name="name" label="Name" {...help('As it stands on invoices')} />
        <NumberField name="quantity" label="Quantity" {...help('In pounds')} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          {...help('At least 8 characters')}
        />
        <PhoneField name="phone" label="Mobile number" {...help('In the United States')} />
        <SelectField name="status" label="Status" options={statuses} {...help('Where it stands')} />
        <RadioCardsField
          name="template"
          label="Template"
          options={templates}
          {...help('Can be changed later')}
        />
        <CheckboxField name="monitored" label="Monitored" {...help('Alerts are raised for it')} />
        <TextareaField name="note" label="Note" {...help('For the driver')} />
        <FileField
          name="logo"
          label="Logo"
          accept={['.png', '.jpg', '.svg']}
          maxBytes={1_000_000}
          {...help('On a light ground')}
        />
      </Form>
    </Box>
  )
}

const meta = preview.meta({
  title: 'Components/Form/Fields',
  component: Kit,
  args: { values: empty, onSubmit: fn(() => Promise.resolve()) },
})

export const Empty = meta.story({ args: { bare: true } })
export const Filled = meta.story({ args: { values: filled, bare: true } })
export const HelpAndRequired = meta.story({})
export const Disabled = meta.story({ args: { values: filled, disabled: true } })
export const Faulty = meta.story({
  args: { values: filled, error: 'This cannot be right' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
  },
})
