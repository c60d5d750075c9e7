import { Button, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'

type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  onSubmit: (values: Values) => void
  /** What the failed call has to say, or null. Required: a form that hides its failure is broken. */
  failure: ReactNode
  /** Whether the call is under way; a second submit is ignored meanwhile. */
  pending: boolean
  submitLabel: ReactNode
  children: ReactNode
}

/** The one form shell: failure on top, fields, submit button. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const submit = props.form.handleSubmit((values) => {
    if (!props.pending) props.onSubmit(values)
  })
  return (
    <FormProvider {...props.form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          {props.failure}
          {props.children}
          <Button type="submit" loading={props.pending}>
            {props.submitLabel}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  )
}
