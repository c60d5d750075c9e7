import type { ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { Box } from '~/styled-system/jsx'
import type { Check } from '../src/kit/form/check.ts'
import { FormActions } from '../src/kit/form/form-actions.tsx'
import { Form } from '../src/kit/form/form.tsx'
import { useForm } from '../src/kit/form/use-form.ts'

type FieldFormProps = {
  values: FieldValues
  check?: Check<FieldValues>
  onSubmit: (values: FieldValues, pressed: string) => Promise<unknown>
  /** The field under test. */
  fields: (control: Control) => ReactNode
}

/** A form for the story of one field. */
export function FieldForm({ values, check = () => ({}), onSubmit, fields }: FieldFormProps) {
  const form = useForm({ defaultValues: values, check })
  return (
    <Box maxW="lg">
      <Form
        form={form}
        failure={null}
        leaveGuard={null}
        onSubmit={(sent, pressed) => onSubmit(sent, pressed)}
        actions={<FormActions submitLabel="Save" cancel={null} />}
      >
        {fields(form.control)}
      </Form>
    </Box>
  )
}
