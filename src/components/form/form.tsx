'use no memo'
import { Flex, Text } from '@chakra-ui/react'
import { useState, useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import type { FormStore } from './form-store.ts'
import { errorText, FormProvider } from './use-form.ts'

type FormProps<Values> = {
  form: FormStore<Values>
  /**
   * Sends the values. The form waits for it, and ignores every further submit meanwhile. When it rejects with
   * `fieldErrors`, they stand beside their fields. `pressed` is the value of the button that submitted, '' as a rule.
   */
  onSubmit: (values: Values, pressed: string) => Promise<unknown>
  /** What the failed call has to say, or null. Required: a form that hides its failure is broken. */
  failure: ReactNode
  /** A `<LeaveGuard>`, or null where nothing is lost that would be missed. Required: each form has to decide. */
  leaveGuard: ReactNode
  /** A `<Draft>`, where what is typed has to outlast a reload. */
  draft?: ReactNode
  /** `<FormActions>`; or a lone `<SubmitButton>`, which is as wide as the form. */
  actions: ReactNode
  children: ReactNode
}

/** The one form shell: failure on top, fields, buttons. */
export function Form<Values>({ form, onSubmit, ...props }: FormProps<Values>) {
  const intl = useIntl()
  const [hidden, setHidden] = useState<string[]>([])
  const elsewhere = useSyncExternalStore(form.subscribe, () =>
    hidden.map((path) => errorText(intl, form.error(path)) ?? '').join(' '),
  )
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React tells the form around a dialog, too, of what is submitted in the dialog.
    event.stopPropagation()
    const { currentTarget: element, submitter } = event
    const pressed = submitter?.getAttribute('value') ?? ''
    const stopped = await form.submit((values) => onSubmit(values, pressed))
    if (stopped) element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    setHidden(form.faults().filter((path) => !hasControl(element.elements, path)))
  }
  return (
    <FormProvider value={form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Flex direction="column" gap="4">
          {props.draft}
          {props.failure}
          {elsewhere.trim() && (
            <Text color="fg.error" textStyle="sm" role="alert">
              {elsewhere}
            </Text>
          )}
          {props.children}
          {props.actions}
        </Flex>
      </form>
      {props.leaveGuard}
    </FormProvider>
  )
}

/** Whether the form shows a field that can say what is wrong at the path: its own, or that of the list it lies in. */
function hasControl(elements: HTMLFormControlsCollection, path: string): boolean {
  if (elements.namedItem(path)) return true
  const end = path.lastIndexOf('.')
  return end > 0 && hasControl(elements, path.slice(0, end))
}
