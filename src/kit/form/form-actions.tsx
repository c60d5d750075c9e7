import { Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { WhyDisabled, type Reason } from '~/ui/tooltip/why-disabled.tsx'
import { words } from '~/i18n/words.ts'
import { SubmitButton } from './submit-button.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'

type FormActionsProps = {
  /** "Save" by default. */
  submitLabel?: TextProp
  /** Replaces it during the save. */
  savingLabel?: TextProp
  /** Why the form must not be submitted yet. Usually it can be, and errors show what is missing. */
  disabled?: Reason
  /** A `<CancelLink>` or `<CancelButton>`; null if there is nowhere to go back to. */
  cancel: ReactNode
  /** Shown at the other end, such as the number of changes. */
  note?: ReactNode
  /** A second submit button, such as "Add and next": the form's `onSubmit` gets its value. */
  second?: { label: TextProp; value: string }
}

/** The buttons at the end of a form, with the submit button last. */
export function FormActions({ submitLabel, cancel, second, note, ...submit }: FormActionsProps) {
  const { isSubmitting } = useFormState()
  return (
    <Flex direction={{ base: note ? 'row-reverse' : 'column', sm: 'row-reverse' }} gap="3" pt="2">
      <SubmitButton {...submit}>{renderText(submitLabel ?? words.save)}</SubmitButton>
      {second && (
        <WhyDisabled reason={submit.disabled}>
          {(control) => (
            <Button
              type="submit"
              variant="outline"
              value={second.value}
              {...control}
              aria-disabled={isSubmitting || control['aria-disabled']}
            >
              {renderText(second.label)}
            </Button>
          )}
        </WhyDisabled>
      )}
      {cancel}
      {note && (
        <styled.p flex="1" alignSelf="center" textStyle="sm" color="fg.muted">
          {note}
        </styled.p>
      )}
    </Flex>
  )
}
