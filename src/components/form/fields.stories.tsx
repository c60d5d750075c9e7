import { Box } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { ComboboxField } from './combobox-field.tsx'
import { DateField } from './date-field.tsx'
import { DateRangeField } from './date-range-field.tsx'
import { DateTimeField } from './date-time-field.tsx'
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

const devices = Array.from({ length: 5000 }, (_, index) => ({
  value: index + 1,
  label: `LHT65N-${10_000 + index}`,
  description: index % 2 === 0 ? 'Sensor' : 'Gateway',
}))

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
  device: null as number | null,
  others: [] as number[],
  day: null as string | null,
  from: null as string | null,
  to: null as string | null,
  moment: null as string | null,
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
  device: 4321,
  others: [2, 4000],
  day: '2026-11-16',
  from: '2026-10-01',
  to: '2026-10-31',
  moment: '2026-11-16T14:22:00.000Z',
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
  const form = useForm({
    defaultValues: values,
    check: () =>
      error === undefined
        ? {}
        : Object.fromEntries(Object.keys(empty).map((name) => [name, error])),
  })
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
        <TextField
          control={form.control}
          name="name"
          label="Name"
          {...help('As it stands on invoices')}
        />
        <NumberField
          control={form.control}
          name="quantity"
          label="Quantity"
          {...help('In pounds')}
        />
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="new-password"
          {...help('At least 8 characters')}
        />
        <PhoneField
          control={form.control}
          name="phone"
          label="Mobile number"
          {...help('In the United States')}
        />
        <SelectField
          control={form.control}
          name="status"
          label="Status"
          options={statuses}
          {...help('Where it stands')}
        />
        <RadioCardsField
          control={form.control}
          name="template"
          label="Template"
          options={templates}
          {...help('Can be changed later')}
        />
        <CheckboxField
          control={form.control}
          name="monitored"
          label="Monitored"
          {...help('Alerts are raised for it')}
        />
        <TextareaField
          control={form.control}
          name="note"
          label="Note"
          {...help('For the driver')}
        />
        <ComboboxField
          control={form.control}
          name="device"
          label="Device"
          options={devices}
          {...help('By serial number')}
        />
        <ComboboxField
          control={form.control}
          name="others"
          label="Other devices"
          options={devices}
          multiple
          {...help('As many as there are')}
        />
        <DateField control={form.control} name="day" label="Fulfil by" {...help('A working day')} />
        <DateRangeField
          control={form.control}
          start={{ name: 'from', label: 'Start date' }}
          end={{ name: 'to', label: 'End date' }}
          max="2026-10-31"
          required={!bare}
          disabled={disabled}
        />
        <DateTimeField
          control={form.control}
          name="moment"
          label="Pick-up"
          zone="US/Eastern"
          {...help('By the gate')}
        />
        <FileField
          control={form.control}
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

const rightToLeft = {
  decorators: [
    (Story: ComponentType) => (
      <Box dir="rtl">
        <Story />
      </Box>
    ),
  ],
}

export const Empty = meta.story({
  args: { bare: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(empty, ''))
  },
})

export const Filled = meta.story({
  args: { values: filled, bare: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Harbor Grill')
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('12.5')
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('+1 (518) 555-0142')
    await expect(canvas.getByLabelText('Status')).toHaveDisplayValue('Started')
    await expect(canvas.getByRole('radio', { name: /quick-service/i })).toBeChecked()
    await expect(canvas.getByLabelText('Monitored')).toBeChecked()
    await expect(canvas.getByLabelText('Fulfil by')).toHaveValue('11/16/2026')
    await expect(canvas.getByLabelText('Pick-up')).toHaveValue('11/16/2026')
    await expect(canvas.getByLabelText('Time (US/Eastern)')).toHaveValue('09:22')
    await expect(await canvas.findByRole('combobox', { name: 'Device' })).toHaveValue(
      'LHT65N-14320',
    )
    await expect(canvas.getByRole('button', { name: 'Remove logo.svg' })).toBeVisible()
  },
})

export const FilledDark = Filled.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const FilledRightToLeft = Filled.extend(rightToLeft)

export const FilledOnAPhone = Filled.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const HelpAndRequired = meta.story({
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name')
    await expect(name).toHaveAccessibleDescription('As it stands on invoices')
    await expect(name).toBeRequired()
    const template = canvas.getByRole('radiogroup', { name: 'Template' })
    await expect(template).toHaveAccessibleDescription('Can be changed later')
    await expect(await canvas.findByRole('combobox', { name: 'Device' })).toBeRequired()
  },
})

export const Disabled = meta.story({
  args: { values: filled, disabled: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Device' })
    for (const label of [
      'Name',
      'Password',
      'Status',
      'Monitored',
      'Fulfil by',
      'Logo',
      'Device',
    ]) {
      await waitFor(() => expect(canvas.getByLabelText(label)).toBeDisabled())
    }
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
})

export const Faulty = meta.story({
  args: { values: filled, error: 'This cannot be right' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Device' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await expect(canvas.getAllByText('This cannot be right')).toHaveLength(
      Object.keys(empty).length,
    )
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    for (const label of ['Quantity', 'Status', 'Monitored', 'Device', 'Start date', 'Logo']) {
      const field = canvas.getByLabelText(label)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(/this cannot be right/i)
    }
  },
})

export const FaultyDark = Faulty.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const FaultyRightToLeft = Faulty.extend(rightToLeft)

export const FaultyOnAPhone = Faulty.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const ByKeyboardAlone = meta.story({
  tags: ['!dev'],
  args: { bare: true },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Device' })
    await userEvent.tab()
    await userEvent.keyboard('Rosa{Tab}2.50{Tab}s3cret{Tab}{Tab}5185550142{Tab}{Tab}')
    await userEvent.keyboard(' {ArrowDown}{Tab} {Tab}At the back')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const typed = {
      ...empty,
      name: 'Rosa',
      quantity: 2.5,
      password: 's3cret',
      phone: '15185550142',
      template: 'qsr',
      monitored: true,
      note: 'At the back',
    }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(typed, ''))
  },
})
