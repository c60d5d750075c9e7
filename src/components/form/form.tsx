import { Button, Flex, Text } from '@chakra-ui/react'
import { useState, useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react'
import type { FormStore } from './form-store.ts'
import { FormProvider } from './use-form.ts'

type FormProps<Values> = {
  form: FormStore<Values>
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
export function Form<Values>({ form, ...props }: FormProps<Values>) {
  const busy = useSyncExternalStore(form.subscribe, form.busy)
  const [elsewhere, setElsewhere] = useState<string[]>([])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const stopped = await form.submit(props.onSubmit)
    if (stopped) element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    setElsewhere(form.refusals((path) => element.elements.namedItem(path) === null))
  }
  return (
    <FormProvider value={form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Flex direction="column" gap="4">
          {props.failure}
          {elsewhere.length > 0 && (
            <Text color="fg.error" textStyle="sm" role="alert">
              {elsewhere.join(' ')}
            </Text>
          )}
          {props.children}
          <Button type="submit" loading={busy} loadingText={props.submitLabel}>
            {props.submitLabel}
          </Button>
        </Flex>
      </form>
    </FormProvider>
  )
}
