import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { FormActions } from '~/kit/form/form-actions.tsx'
import { Form } from '~/kit/form/form.tsx'
import { NumberField } from '~/kit/form/number-field.tsx'
import { SelectField } from '~/kit/form/select-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { SimpleGrid } from '~/styled-system/jsx'
import { withChanges } from '~/ui/settings/with-changes.ts'
import { calibration, messages, paperNames } from './messages.ts'
import { adjusted, PrintProfile, type Measurement } from './print-profile.ts'

/** Changes the stored settings, which another tab may have changed meanwhile. */
type OnChange = { onChange: (change: (now: PrintProfile) => PrintProfile) => Promise<void> }

const checkProfile = contractCheck<PrintProfile>(PrintProfile, {
  scale: { invalid: calibration.scaleError },
  offsetX: { invalid: calibration.offsetError },
  offsetY: { invalid: calibration.offsetError },
})

/** Paper, scale and offset. */
export function ProfileForm({ profile, onChange }: OnChange & { profile: PrintProfile }) {
  const intl = useIntl()
  const form = useForm({ defaultValues: profile, check: checkProfile })
  // The other form and other tabs change the settings too. What is being typed stays.
  useEffect(() => form.reset(profile, { keepDirtyValues: true }), [form, profile])
  return (
    <Form
      form={form}
      failure={null}
      leaveGuard={null}
      onSubmit={(values, _pressed, before) => onChange(withChanges(values, before))}
      actions={<FormActions cancel={null} />}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          control={form.control}
          name="paper"
          label={messages.paper}
          options={[
            { value: 'letter', label: intl.formatMessage(paperNames.letter) },
            { value: 'a4', label: intl.formatMessage(paperNames.a4) },
          ]}
        />
        <NumberField control={form.control} name="scale" label={calibration.scale} />
        <NumberField control={form.control} name="offsetX" label={calibration.offsetX} />
        <NumberField control={form.control} name="offsetY" label={calibration.offsetY} />
      </SimpleGrid>
      <CheckboxField
        control={form.control}
        name="listsDevices"
        label={calibration.listsDevices}
        help={calibration.listsDevicesHelp}
      />
    </Form>
  )
}

const length = z.nullable(z.number().check(z.gt(0), z.lte(500)))
const nothing: Measurement = { ruler: null, fromLeft: null, fromTop: null }
const measured = { invalid: calibration.measureError }
const checkMeasurement = contractCheck<Measurement>(
  z.object({ ruler: length, fromLeft: length, fromTop: length }),
  { ruler: measured, fromLeft: measured, fromTop: measured },
)

/** Measurements of the printed page, which correct the settings. */
export function MeasureForm({ onChange }: OnChange) {
  const form = useForm<Measurement>({
    defaultValues: nothing,
    check: checkMeasurement,
  })
  return (
    <Form
      form={form}
      failure={null}
      leaveGuard={null}
      onSubmit={(measurement) => onChange((now) => adjusted(now, measurement))}
      onSaved={() => form.reset(nothing)}
      actions={<FormActions submitLabel={calibration.adjust} cancel={null} />}
    >
      <NumberField control={form.control} name="ruler" label={calibration.ruler} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <NumberField control={form.control} name="fromLeft" label={calibration.fromLeft} />
        <NumberField control={form.control} name="fromTop" label={calibration.fromTop} />
      </SimpleGrid>
    </Form>
  )
}
