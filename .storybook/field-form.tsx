import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormActions } from '../src/components/form/form-actions.tsx'
import type { FieldErrors } from '../src/components/form/form-store.ts'
import { Form } from '../src/components/form/form.tsx'
import { useForm } from '../src/components/form/use-form.ts'

type FieldFormProps = {
  values: Record<string, unknown>
  check?: (values: Record<string, unknown>) => FieldErrors
  onSubmit: (values: Record<string, unknown>) => Promise<unknown>
  /** The field that the story is about. */
  children: ReactNode
}

/** A form for the story of one field. */
export function FieldForm({ values, check = () => ({}), onSubmit, children }: FieldFormProps) {
  const form = useForm(values, check)
  return (
    <Box maxW="lg">
      <Form
        form={form}
        onSubmit={onSubmit}
        failure={null}
        leaveGuard={null}
        actions={<FormActions submitLabel="Save" cancel={null} />}
      >
        {children}
      </Form>
    </Box>
  )
}
