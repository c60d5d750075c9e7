import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { BusyButton } from '~/components/button/busy-button.tsx'

type SubmitButtonProps = {
  children: ReactNode
  /** Its text while the values are sent, if different. */
  savingLabel?: ReactNode
  disabled?: boolean
}

/** Submits the form around it, and shows that it is being saved. */
export function SubmitButton({ savingLabel, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormState()
  return <BusyButton type="submit" busy={isSubmitting} busyLabel={savingLabel} {...button} />
}
