import { Button, Flex } from '@chakra-ui/react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { SubmitButton } from './submit-button.tsx'
import { useFormFields } from './use-form.ts'

type FormActionsProps = {
  submitLabel: ReactNode
  /** In place of it while the values are sent. */
  savingLabel?: ReactNode
  /** Where a form may not be submitted yet. As a rule it may, and errors say what is missing. */
  disabled?: boolean
  /** A `<CancelLink>` or a `<CancelButton>`; null where there is nothing to go back to. */
  cancel: ReactNode
  /** Another way to submit, such as "Add and next": the form's `onSubmit` is told its value. */
  second?: { label: ReactNode; value: string }
}

/** The buttons at the end of a form, the one that goes on last. */
export function FormActions({ submitLabel, cancel, second, ...submit }: FormActionsProps) {
  const form = useFormFields()
  const busy = useSyncExternalStore(form.subscribe, form.busy)
  return (
    <Flex direction={{ base: 'column', sm: 'row-reverse' }} gap="3" pt="2">
      <SubmitButton {...submit}>{submitLabel}</SubmitButton>
      {second && (
        <Button
          type="submit"
          variant="outline"
          value={second.value}
          disabled={submit.disabled}
          aria-disabled={busy || undefined}
        >
          {second.label}
        </Button>
      )}
      {cancel}
    </Flex>
  )
}
