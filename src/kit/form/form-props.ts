import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Failure } from '~/lib/failure.ts'
import type { Merge } from './use-merge.tsx'
import type { SaveKey } from './use-save-key.ts'

/** How a save has ended. */
export type SaveOutcome<Answer> = { answer: Answer } | { error: Failure }

export type FormProps<Values extends FieldValues, Answer> = {
  form: UseFormReturn<Values>
  /**
   * Sends the values. Further submits are ignored until it settles. If it rejects with `fieldErrors`, they are shown beside
   * their fields. `pressed` is the value of the submit button, usually ''. `saved` is what the record has now: a form
   * with `merge` sends the differences.
   */
  onSubmit: (values: Values, pressed: string, saved: Values) => Promise<Answer>
  /**
   * Called with the response once the values count as saved: navigate here, since the leave-guard does not ask then. Return
   * the navigation: until it settles, the form takes nothing. If the form was left, `onLeft` is called instead.
   */
  onSaved?: ((answer: Answer) => unknown) | undefined
  /** Called in place of `onSaved`, and of showing the failure, if the form has been left, or is being left. */
  onLeft?: ((outcome: SaveOutcome<Answer>) => unknown) | undefined
  /**
   * Called in place of `onSaved` if the form was changed during the save, with what was: the form stays, and shows that as
   * unsaved. Say here that the rest was saved. Required where `onSaved` leaves the form or closes its dialog.
   */
  onSavedMeanwhile?: ((answer: Answer, changed: Partial<Values>) => unknown) | undefined
  /**
   * For texts that take long to write, Ctrl+S saves: 'stay' as if the form had been changed during the save, 'leave' like
   * the button.
   */
  saveKey?: SaveKey | undefined
  /** Why the call failed, or null. Required, so that no form hides its failure. */
  failure: ReactNode
  /** A `<LeaveGuard>`, or null if nothing important can be lost. Required, so that each form decides. */
  leaveGuard: ReactNode
  /**
   * For a saved record, from `useMerge`: what others have saved meanwhile is merged before the values are sent. If
   * unchanged, the form sends nothing and says so.
   */
  merge?: Merge<Values> | undefined
  /** False for other forms that send nothing if unchanged. */
  sendsUnchanged?: boolean | undefined
  /** Whether nothing in it can be saved anymore, so that the dialog around it closes without a question. */
  isOver?: boolean | undefined
  /** A `<Draft>`, if input must survive a reload. */
  draft?: ReactNode
  /** `<FormActions>`, or a single `<SubmitButton>` in the form's width. */
  actions: ReactNode
  /** Makes the actions sticky, for a form longer than the window; `wide` not on a phone, for more than two. */
  actionsStay?: boolean | 'wide' | undefined
  /** Maps a server field to its path in the form, if they differ. */
  pathOf?: ((field: string) => string) | undefined
  /** For fields that are not always rendered, such as those in a long table. */
  undrawn?:
    | {
        /** Words the error at a path, with the field's name. */
        describe: (path: string, error: string) => string
        /** Renders the field and focuses it. */
        reveal: (path: string) => void
      }
    | undefined
  children: ReactNode
}
