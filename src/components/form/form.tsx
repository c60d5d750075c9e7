'use no memo'
import { Flex, Text } from '@chakra-ui/react'
import { useState, useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { unexpected } from '~/components/feedback/use-error-text.ts'
import type { FormStore } from './form-store.ts'
import { errorText, FormProvider } from './use-form.ts'

type FormProps<Values, Answer> = {
  form: FormStore<Values>
  /**
   * Sends the values. The form waits for it, and ignores every further submit meanwhile. When it rejects with
   * `fieldErrors`, they stand beside their fields. `pressed` is the value of the button that submitted, '' as a rule.
   */
  onSubmit: (values: Values, pressed: string) => Promise<Answer>
  /**
   * Told what `onSubmit` gave, once the values count as saved: here a screen leads on, without a question of its
   * leave-guard. Not called when the form has been left meanwhile.
   */
  onSaved?: (answer: Answer) => void
  /** What the failed call has to say, or null. Required: a form that hides its failure is broken. */
  failure: ReactNode
  /** A `<LeaveGuard>`, or null where nothing is lost that would be missed. Required: each form has to decide. */
  leaveGuard: ReactNode
  /** A `<Draft>`, where what is typed has to outlast a reload. */
  draft?: ReactNode
  /** `<FormActions>`; or a lone `<SubmitButton>`, which is as wide as the form. */
  actions: ReactNode
  /** For fields that are not always drawn, such as those in the rows of a long table. */
  undrawn?: {
    /** Says what is wrong at the path, with the name of the field. */
    describe: (path: string, error: string) => string
    /** Brings the field onto the page and gives it the focus. */
    reveal: (path: string) => void
  }
  children: ReactNode
}

// A group of radios is marked as a whole, and cannot have the focus itself.
const faultyControl =
  '[aria-invalid=true]:not([role=radiogroup]), [role=radiogroup][aria-invalid=true] input'

/** The one form shell: failure on top, fields, buttons. */
export function Form<Values, Answer>({ form, onSubmit, ...props }: FormProps<Values, Answer>) {
  const intl = useIntl()
  const { undrawn } = props
  const [hidden, setHidden] = useState<string[]>([])
  const [broken, setBroken] = useState(false)
  const elsewhere = useSyncExternalStore(form.subscribe, () =>
    hidden
      .map((path) => {
        const error = errorText(intl, form.error(path))
        return error && undrawn ? undrawn.describe(path, error) : error
      })
      .join(' '),
  )
  const top = broken ? intl.formatMessage(unexpected) : elsewhere.trim()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React tells the form around a dialog, too, of what is submitted in the dialog.
    event.stopPropagation()
    const { currentTarget: element, submitter } = event
    const pressed = submitter?.getAttribute('value') ?? ''
    let leadOn = () => {}
    const send = async (values: Values) => {
      const answer = await onSubmit(values, pressed)
      leadOn = () => props.onSaved?.(answer)
    }
    setBroken(false)
    try {
      const faulty = await form.submit(send)
      const unseen = form.faults().filter((path) => !hasControl(element.elements, path))
      setHidden(unseen)
      if (faulty) focusFirst(element, unseen)
      if (element.isConnected) leadOn()
    } catch (error) {
      setBroken(true)
      reportError(error)
    }
  }
  const focusFirst = (element: HTMLFormElement, unseen: readonly string[]) => {
    const control = element.querySelector<HTMLElement>(faultyControl)
    if (control) control.focus()
    else if (unseen[0] !== undefined) undrawn?.reveal(unseen[0])
  }
  return (
    <FormProvider value={form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Flex direction="column" gap="4">
          {props.draft}
          {props.failure}
          {top && (
            <Text color="fg.error" textStyle="sm" role="alert">
              {top}
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
