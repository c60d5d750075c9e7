'use no memo'
import { useSyncExternalStore, type ReactNode } from 'react'
import { BusyButton } from '~/components/button/busy-button.tsx'
import { useFormFields } from './use-form.ts'

type SubmitButtonProps = {
  children: ReactNode
  /** What it says while the values are sent, if not the same. */
  savingLabel?: ReactNode
  disabled?: boolean
}

/** Submits the form around, and shows that it is being saved. */
export function SubmitButton({ savingLabel, ...button }: SubmitButtonProps) {
  const form = useFormFields()
  const busy = useSyncExternalStore(form.subscribe, form.busy)
  return <BusyButton type="submit" busy={busy} busyLabel={savingLabel} {...button} />
}
