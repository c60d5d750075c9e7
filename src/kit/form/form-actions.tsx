import { css, cx } from '~/styled-system/css'
import { styled } from '~/styled-system/jsx'
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

/** The buttons under the fields, at the start of the row. In a dialog they are at its end, with the submit button last. */
export function FormActions({ submitLabel, cancel, second, note, ...submit }: FormActionsProps) {
  const { isSubmitting } = useFormState()
  return (
    <div className={cx(row, note ? withNote : undefined)}>
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
        <styled.p
          flex="1"
          alignSelf="center"
          textAlign="end"
          textStyle="sm"
          color="fg.muted"
          className={noteInDialog}
        >
          {note}
        </styled.p>
      )}
    </div>
  )
}

const row = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  gap: '3',
  pt: '2',
  '[role=dialog] &': { sm: { flexDirection: 'row-reverse' } },
})

const withNote = css({
  flexDirection: 'row',
  '[role=dialog] &': { flexDirection: 'row-reverse' },
})

const noteInDialog = css({ '[role=dialog] &': { textAlign: 'start' } })
