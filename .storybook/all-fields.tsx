import { Box } from '~/styled-system/jsx'
import { CheckboxField } from '../src/kit/form/checkbox-field.tsx'
import { ComboboxField } from '../src/kit/form/combobox-field.tsx'
import { DateField } from '../src/kit/form/date-field.tsx'
import { DateRangeField } from '../src/kit/form/date-range-field.tsx'
import { FileField } from '../src/kit/form/file-field.tsx'
import { FormActions } from '../src/kit/form/form-actions.tsx'
import { Form } from '../src/kit/form/form.tsx'
import { NumberField } from '../src/kit/form/number-field.tsx'
import { PasswordField } from '../src/kit/form/password-field.tsx'
import { PhoneField } from '../src/kit/form/phone-field.tsx'
import { RadioCardsField } from '../src/kit/form/radio-cards-field.tsx'
import { SegmentsField } from '../src/kit/form/segments-field.tsx'
import { SelectField } from '../src/kit/form/select-field.tsx'
import { TextField } from '../src/kit/form/text-field.tsx'
import { TextareaField } from '../src/kit/form/textarea-field.tsx'
import { useForm } from '../src/kit/form/use-form.ts'
import { DateTimeField } from './date-time-field.tsx'

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

export const empty = {
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
  kind: 'past' as string,
}

export const filled: typeof empty = {
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
  kind: 'current',
}

type AllFieldsProps = {
  values: typeof empty
  /** The error of every field. */
  error?: string
  disabled?: boolean
  bare?: boolean
  onSubmit: (values: typeof empty) => Promise<unknown>
}

/** All fields in one form. */
export function AllFields({ values, error, disabled, bare, onSubmit }: AllFieldsProps) {
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
        failure={null}
        leaveGuard={null}
        onSubmit={(sent) => onSubmit(sent)}
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
        <DateField
          control={form.control}
          name="day"
          label="Fulfill by"
          {...help('A working day')}
        />
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
        <SegmentsField
          control={form.control}
          name="kind"
          label="Usage"
          options={[
            { value: 'past', label: 'Past' },
            { value: 'current', label: 'Current' },
          ]}
          {...help('Of this tag')}
        />
      </Form>
    </Box>
  )
}
