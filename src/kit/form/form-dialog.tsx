import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CloseAction } from '~/ui/dialog/close-action.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { FormActions } from './form-actions.tsx'
import { Form } from './form.tsx'
import { useSayWhenLeft, type WhenLeft } from './say-when-left.ts'

type FormProps<Values extends FieldValues, Answer> = ComponentProps<typeof Form<Values, Answer>>

export type FormDialogProps<Values extends FieldValues, Answer> = Omit<
  FormProps<Values, Answer>,
  'actions' | 'actionsStay' | 'leaveGuard' | 'onLeft'
> &
  Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'discardText'> &
  Pick<ComponentProps<typeof FormActions>, 'submitLabel' | 'note'> & {
    /**
     * What is said of a save that ends after the dialog was left by Back; null if it has no result to report. Required, so
     * that each dialog decides.
     */
    whenLeft: WhenLeft | null
    /** False while something else on the page stops what is running. The dialog may then be closed during the save. */
    canCancel?: boolean
    /** Another button, beside Cancel. */
    otherAction?: ReactNode
    onClose: () => void
  }

/**
 * A form in a dialog. Only Back leaves a dialog for another screen, so it needs no leave-guard: once it has been edited,
 * Escape asks and a click outside does nothing. It stays open while it saves, since it reports the outcome.
 */
export function FormDialog<Values extends FieldValues, Answer>({
  title,
  size,
  discardText,
  submitLabel,
  note,
  canCancel = true,
  whenLeft,
  otherAction,
  onClose,
  ...form
}: FormDialogProps<Values, Answer>) {
  const sayWhenLeft = useSayWhenLeft()
  // With its draft.
  const discard = () => form.form.reset()
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      onDiscard={discard}
      discardText={discardText}
      stopsWork={!canCancel}
    >
      <Form
        {...form}
        leaveGuard={null}
        onLeft={(outcome) => whenLeft && sayWhenLeft(whenLeft, outcome)}
        actions={
          <FormActions
            submitLabel={submitLabel}
            note={note}
            cancel={
              <>
                {canCancel && <CloseAction />}
                {otherAction}
              </>
            }
          />
        }
      />
    </Dialog>
  )
}
