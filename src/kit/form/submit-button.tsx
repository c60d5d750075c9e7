'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import type { TextProp } from '~/ui/text/render-text.tsx'
import { WhyDisabled, type Reason } from '~/ui/tooltip/why-disabled.tsx'

type SubmitButtonProps = {
  children: ReactNode
  /** Its text while the values are sent, if different. */
  savingLabel?: TextProp
  /** Why the form must not be submitted yet. */
  disabled?: Reason
}

/** Submits the form around it, and shows that it is being saved. */
export function SubmitButton({ savingLabel, disabled, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormState()
  return (
    <WhyDisabled reason={disabled}>
      {(control) => (
        <BusyButton type="submit" busy={isSubmitting} busyLabel={savingLabel} {...control}>
          {children}
        </BusyButton>
      )}
    </WhyDisabled>
  )
}
