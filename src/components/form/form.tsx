import { Button, Stack, Text } from '@chakra-ui/react'
import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { FormProvider, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { placeFieldErrors } from './field-errors.ts'

type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /**
   * Sends the values. The form waits for it, and ignores every further submit meanwhile. When it rejects with
   * `fieldErrors`, they stand beside their fields.
   */
  onSubmit: (values: Values) => Promise<unknown>
  /** What the failed call has to say, or null. Required: a form that hides its failure is broken. */
  failure: ReactNode
  submitLabel: ReactNode
  children: ReactNode
}

/** The one form shell: failure on top, fields, submit button. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { isSubmitting, errors } = useFormState({ control: props.form.control })
  // A second click comes before the first has drawn anything, so the state alone would be too late.
  const busy = useRef(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const element = event.currentTarget
    // A failed call is told through `failure`; only what it says of single fields is told here.
    const send = (values: Values) =>
      props.onSubmit(values).catch((error: unknown) => placeFieldErrors(props.form, element, error))
    await props.form.handleSubmit(send)(event)
    busy.current = false
  }
  return (
    <FormProvider {...props.form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          {props.failure}
          {errors.root?.['server'] && (
            <Text color="fg.error" textStyle="sm" role="alert">
              {errors.root['server'].message}
            </Text>
          )}
          {props.children}
          <Button type="submit" loading={isSubmitting} loadingText={props.submitLabel}>
            {props.submitLabel}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  )
}
