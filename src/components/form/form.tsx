import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState, useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import type { FormStore } from './form-store.ts'
import { errorText, FormProvider } from './use-form.ts'

type FormProps<Values> = {
  form: FormStore<Values>
  /**
   * Sends the values. The form waits for it, and ignores every further submit meanwhile. When it rejects with
   * `fieldErrors`, they stand beside their fields.
   */
  onSubmit: (values: Values) => Promise<unknown>
  /** What the failed call has to say, or null. Required: a form that hides its failure is broken. */
  failure: ReactNode
  /** A `<LeaveGuard>`, or null where nothing is lost that would be missed. Required: each form has to decide. */
  leaveGuard: ReactNode
  /** A `<Draft>`, where what is typed has to outlast a reload. */
  draft?: ReactNode
  submitLabel: ReactNode
  /** In place of the submit label while the values are sent. */
  savingLabel?: ReactNode
  /** Tells whether the values can be submitted at all; without it they always can, and errors say what is missing. */
  canSubmit?: (values: Values) => boolean
  /** Another way to submit, such as "Add and next". */
  secondSubmit?: { label: ReactNode; onSubmit: (values: Values) => Promise<unknown> }
  /** A `<CancelLink>` or a `<CancelButton>`. Without it, the submit button is as wide as the form. */
  cancel?: ReactNode
  children: ReactNode
}

/** The one form shell: failure on top, fields, buttons. */
export function Form<Values>({ form, ...props }: FormProps<Values>) {
  const { cancel, secondSubmit, submitLabel, canSubmit = () => true } = props
  const intl = useIntl()
  const busy = useSyncExternalStore(form.subscribe, form.busy)
  const disabled = useSyncExternalStore(form.subscribe, () => !canSubmit(form.values()))
  const [hidden, setHidden] = useState<string[]>([])
  const elsewhere = useSyncExternalStore(form.subscribe, () =>
    hidden.flatMap((path) => errorText(intl, form.error(path)) ?? []).join(' '),
  )
  const submit = async (element: HTMLFormElement, send: (values: Values) => Promise<unknown>) => {
    if (disabled) return
    if (await form.submit(send)) focusFirstInvalid(element)
    setHidden(form.faults().filter((path) => !hasControl(element, path)))
  }
  return (
    <FormProvider value={form}>
      <form
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          // A form in a dialog is no part of the form that opened it, though React tells that one too.
          event.stopPropagation()
          void submit(event.currentTarget, props.onSubmit)
        }}
      >
        <Stack gap="4">
          {props.draft}
          {props.failure}
          {elsewhere !== '' && (
            <Text color="fg.error" textStyle="sm" role="alert">
              {elsewhere}
            </Text>
          )}
          {props.children}
          <Flex
            direction={{ base: 'column-reverse', sm: cancel ? 'row' : 'column-reverse' }}
            justify="flex-end"
            gap="3"
          >
            {cancel}
            {secondSubmit && (
              <Button
                variant="outline"
                disabled={busy || disabled}
                onClick={({ currentTarget }) =>
                  currentTarget.form && void submit(currentTarget.form, secondSubmit.onSubmit)
                }
              >
                {secondSubmit.label}
              </Button>
            )}
            <Button
              type="submit"
              disabled={disabled}
              loading={busy}
              loadingText={props.savingLabel ?? submitLabel}
            >
              {submitLabel}
            </Button>
          </Flex>
        </Stack>
      </form>
      {props.leaveGuard}
    </FormProvider>
  )
}

function focusFirstInvalid(form: HTMLFormElement) {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  // Of a group, the first control.
  const control = invalid?.matches('[role]:not(input, button)') && invalid.querySelector('input')
  ;(control || invalid)?.focus()
}

/** Whether the form shows a field that can say what is wrong at the path. */
function hasControl({ elements }: HTMLFormElement, path: string): boolean {
  const parents = path.split('.').map((_, index, steps) => steps.slice(0, index + 1).join('.'))
  return parents.some((name) => elements.namedItem(name) !== null)
}
